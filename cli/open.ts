// Opens an address in the browser of this machine.

import { spawn } from 'node:child_process';

/** Without a desktop nothing happens: the address was printed. */
export function openInBrowser(url: string): void {
  const command = commandFor(process.platform, process.env);
  if (command === null) return;
  const child = spawn(command[0]!, [...command.slice(1), url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/** The program that opens an address; null where there is no desktop. */
function commandFor(platform: NodeJS.Platform, env: { readonly [name: string]: string | undefined }): string[] | null {
  if (env['SSH_CONNECTION'] || env['CI']) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null;
}
