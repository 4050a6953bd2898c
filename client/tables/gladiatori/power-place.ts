// Moving the focus between the seal of a Power and the panel that it opens, which are far apart on the page.

import { useEffect, useRef } from 'preact/hooks';
import type { GladiatoriProps as Props, Shared } from '#client/tables/gladiatori/props.ts';

export const POWER_PANEL = 'gl-power-panel';
export const sealId = (power: string): string => `gl-seal-${power}`;

/** Into the panel; on a phone, where the seal is behind another tab, the tab of the board comes first. */
export function focusPanel(panel: HTMLElement): void {
  if (panel.offsetParent === null) document.querySelector<HTMLElement>('.tabs button')?.click();
  requestAnimationFrame(() => panel.focus());
}

/** Back to the seal; to its place where it is no longer a button; to the hand where the seal is not visible. */
export function focusSeal(power: string, isUsed = false): void {
  const place = document.getElementById(sealId(power));
  const seal = (isUsed ? null : place?.querySelector<HTMLElement>('button')) ?? place ?? null;
  if (seal !== null && seal.offsetParent !== null) return seal.focus();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.gl-tray .card')?.focus());
}

/** A panel belongs to the question at which it was opened: the next question needs the room for its cards. */
export function useClosing({ request, offers }: Props, { command }: Shared): void {
  const id = request?.id ?? null;
  const before = useRef(id);
  useEffect(() => {
    const open = command.value;
    if (open === null || before.current === id) return;
    const hadFocus = document.activeElement?.closest(`#${POWER_PANEL}`) != null;
    command.value = null;
    if (hadFocus) focusSeal(open);
  }, [id]);
  useEffect(() => {
    before.current = id;
  });
  const isGone = command.value !== null && !offers.some((offer) => offer.id === command.value);
  useEffect(() => {
    if (isGone) command.value = null;
  }, [isGone]);
}
