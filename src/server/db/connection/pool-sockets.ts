import { Socket } from 'node:net';

/** The sockets of a pool. All of them can be closed at once. */
export interface PoolSockets {
  /** For node-postgres: makes the socket of the next connection. */
  readonly create: () => Socket;
  /**
   * While the server is silent, all connections fail at once, also new ones: no query waits for its timeout when it is
   * known that no answer comes.
   */
  setSilent(isSilent: boolean): void;
  /** What waits for an answer fails at once. New connections may be made. */
  closeAll(): void;
}

export function createPoolSockets(): PoolSockets {
  const sockets = new Set<Socket>();
  let silent = false;
  const close = (socket: Socket) => socket.destroy(new Error('Connection terminated: the server is silent'));
  const closeAll = () => {
    for (const socket of sockets) close(socket);
  };
  return {
    closeAll,
    create() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Later, because node-postgres has not added its listeners yet.
      if (silent) setImmediate(close, socket);
      return socket;
    },
    setSilent(isSilent) {
      silent = isSilent;
      if (silent) closeAll();
    },
  };
}
