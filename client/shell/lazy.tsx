// A page that is loaded when it is first opened.

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '#client/words.ts';

export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(false);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded !== null) return;
      load().then(
        (component) => {
          loaded = component;
          redraw(true);
        },
        () => setFailed(true),
      );
    }, []);
    if (loaded !== null) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return (
      <main class="plain-page" aria-busy={!failed}>
        <p class="loading">{failed ? say('page.failed') : say('loading')}</p>
      </main>
    );
  };
}
