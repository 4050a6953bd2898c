// A proxy on this machine that passes connections on: to one of several ports in turn, and not at all while it is cut.

import { connect, createServer, type Server, type Socket } from 'node:net';

export class TcpProxy {
  port = 0;
  private readonly targets: () => readonly number[];
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private next = 0;
  private isCut = false;

  /** `targets`: the ports it may connect to now. */
  constructor(targets: () => readonly number[]) {
    this.targets = targets;
    this.server = createServer((socket) => this.pass(socket));
  }

  listen(): Promise<void> {
    return new Promise((done, failed) => {
      this.server.once('error', failed);
      this.server.listen(0, '127.0.0.1', () => {
        this.port = (this.server.address() as { port: number }).port;
        done();
      });
    });
  }

  /** From now on nothing passes, in neither direction, and no connection is told so: the cable is out. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.pause();
  }

  /** It works again. Connections from before are gone. */
  mend(): void {
    this.isCut = false;
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private pass(client: Socket, tries = 0): void {
    client.on('error', () => client.destroy());
    this.keep(client);
    if (this.isCut) return void client.pause();
    const ports = this.targets();
    if (ports.length === 0 || tries > ports.length) return void client.destroy();
    const target = connect(ports[this.next++ % ports.length]!, '127.0.0.1');
    target.once('connect', () => {
      this.keep(target);
      client.pipe(target);
      target.pipe(client);
    });
    target.on('error', () => {
      if (target.connecting || target.bytesRead + target.bytesWritten === 0) return this.pass(client, tries + 1);
      client.destroy();
    });
    target.on('close', () => target.bytesRead + target.bytesWritten > 0 && client.destroy());
    client.on('close', () => target.destroy());
  }

  private keep(socket: Socket): void {
    if (this.open.has(socket)) return;
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
  }
}
