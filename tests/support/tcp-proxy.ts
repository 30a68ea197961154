import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line to a server that can be cut, blocked and made slow. Made before the server may be there. */
export interface TcpProxy extends AsyncDisposable {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes what is sent and passes nothing on, in either direction. */
  block(): void;
  /** From now on everything arrives this many milliseconds late. */
  delay(milliseconds: number): void;
  /** As it was in the beginning. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(to: NetConnectOpts): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let wait = 0;
  let blocked = false;
  const unblock: (() => void)[] = [];

  const passage = () => (blocked ? new Promise<void>((resolve) => unblock.push(resolve)) : Promise.resolve());

  /** Late or never, and in order. */
  async function pass(from: Socket, into: Socket): Promise<void> {
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk) => {
      const due = wait > 0 ? pause(wait) : null;
      last = last
        .then(() => due)
        .then(passage)
        .then(() => into.write(chunk));
    });
    from.on('end', () => void last.then(() => into.end()));
    from.on('error', () => into.destroy());
    from.on('close', () => {
      sockets.delete(from);
      into.destroy();
    });
  }

  const server = createServer((near) => {
    const far = connect(to);
    for (const socket of [near, far]) sockets.add(socket);
    void pass(near, far);
    void pass(far, near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  async function cut(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }
  function letPass(): void {
    blocked = false;
    for (const resolve of unblock.splice(0)) resolve();
  }
  async function close(): Promise<void> {
    letPass();
    await cut();
  }
  return {
    port,
    cut,
    block: () => {
      blocked = true;
    },
    delay: (milliseconds) => {
      wait = milliseconds;
    },
    async mend() {
      wait = 0;
      letPass();
      if (!server.listening) await listen(port);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
