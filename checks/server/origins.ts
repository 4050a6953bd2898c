// The storm 'origins': pages of other sites that try to use a visitor's cookie. Each asks for a socket and for a change
// over HTTP, with a valid cookie, and each must be refused.

import { request } from 'node:http';
import { Faults, type Findings } from '#checks/server/findings.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

/** Origins that resemble `http://HOST:PORT` and are not it; null for none at all. */
export function hostileOrigins(host: string, port: string): (string | null)[] {
  const own = `http://${host}:${port}`;
  const swapped = port.split('').reverse().join('');
  return [
    null,
    '',
    'null',
    'undefined',
    '*',
    'http://',
    'http:',
    'about:blank',
    'file://',
    'data:text/html,x',
    'javascript:alert(1)',
    'https://evil.example',
    `https://${host}:${port}`,
    `ws://${host}:${port}`,
    `ftp://${host}:${port}`,
    `http://${host}`,
    `http://${host}:`,
    `http://${host}:80`,
    `http://${host}:${port}0`,
    `http://${host}:0${port}`,
    `http://${host}:${swapped === port ? '1' : swapped}`,
    `http://${host}.evil.example:${port}`,
    `http://evil.example:${port}`,
    `http://evil.${host}:${port}`,
    `http://evil${host}:${port}`,
    `http://${host}:${port}.evil.example`,
    `http://${host}:${port}@evil.example`,
    `http://user@${host}:${port}`,
    `http://user:secret@${host}:${port}`,
    `${own}/`,
    `${own}/path`,
    `${own}?x`,
    `${own}#x`,
    `${own},https://evil.example`,
    `https://evil.example,${own}`,
    `${own} https://evil.example`,
    `HTTP://${host}:${port}`,
    `http://0x7f.1:${port}`,
    `http://2130706433:${port}`,
    `http://127.1:${port}`,
    `http://0.0.0.0:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
  ];
}

/** The status with which the server answers a request. */
function statusOf(url: URL, method: string, headers: { [name: string]: string }, body = ''): Promise<number> {
  return new Promise((done, failed) => {
    const asking = request(url, { method, headers, setHost: true, agent: false }, (response) => {
      response.resume();
      done(response.statusCode!);
    });
    asking.on('upgrade', (_response, socket) => {
      socket.destroy();
      done(101);
    });
    asking.on('error', failed);
    asking.end(body);
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

export async function origins(): Promise<Findings> {
  const house = new ServerProcess();
  const faults = new Faults();
  let count = 0;
  try {
    await house.start();
    const anna = new ScriptedClient(house.url);
    await anna.must('/api/me', { name: 'Anna' });
    const { hostname, port, origin: own } = anna.url;
    const socket = new URL('ws', anna.url);
    const name = new URL('api/me', anna.url);
    const cookie = anna.cookie!;
    const json = { cookie, 'content-type': 'application/json' };
    for (const origin of hostileOrigins(hostname, port)) {
      const from: { [name: string]: string } = origin === null ? {} : { origin };
      const asked = await statusOf(socket, 'GET', { ...UPGRADE, cookie, ...from });
      faults.check(asked === 403, () => `a socket from ${JSON.stringify(origin)}: ${asked}, not 403`);
      const posted = await statusOf(name, 'POST', { ...json, ...from }, '{"name":"Eve"}');
      faults.check(posted === 403, () => `a request from ${JSON.stringify(origin)}: ${posted}, not 403`);
      count++;
    }
    for (const site of ['cross-site', 'same-site', 'none', 'anything']) {
      const headers = { ...json, origin: own, 'sec-fetch-site': site };
      const posted = await statusOf(name, 'POST', headers, '{"name":"Eve"}');
      faults.check(posted === 403, () => `a request that is ${site}: ${posted}, not 403`);
    }
    faults.check((await anna.get('/api/me')).json.name === 'Anna', () => 'a hostile page has changed a name');
    const good = await statusOf(socket, 'GET', { ...UPGRADE, cookie, origin: own });
    faults.check(good === 101, () => `a socket from our own page: ${good}, not 101`);
    const renamed = await statusOf(name, 'POST', { ...json, origin: own }, '{"name":"Anne"}');
    faults.check(renamed === 200, () => `a request from our own page: ${renamed}, not 200`);
  } finally {
    await house.kill();
    house.remove();
  }
  return { figures: { 'hostile origins': count, faults: faults.count }, faults: faults.list };
}
