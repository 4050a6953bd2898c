// What a scripted client has received.

import type { ChatLine } from '#live/messages.ts';
import type { ScriptedStream, Wire } from '#server/scripted-client.ts';

/** Resolves when everything that the server sent before to this socket has arrived. */
export async function settled(wire: Wire): Promise<void> {
  const pongs = (): number => wire.frames.filter((frame) => frame.startsWith('{"t":"pong"')).length;
  const before = pongs();
  wire.send({ t: 'ping' });
  await wire.until(() => pongs() > before);
}

/** The lines of chat that a stream began with, and those that came since. */
export const linesOf = (stream: ScriptedStream): ChatLine[] =>
  stream.said.flatMap((one) => (one.t === 'chat' ? [one.line] : one.t === 'joined' ? one.chat : []));
