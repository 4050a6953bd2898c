// What must be gone with a component, before the next one is seen.

import { useLayoutEffect } from 'preact/hooks';

/**
 * Runs `clear` when the component goes, in the same moment. The cleanup of `useEffect` runs after the next paint: what one
 * player was told would still be in the page behind the curtain for the next.
 */
export function useGone(clear: () => void): void {
  useLayoutEffect(() => clear, []);
}
