import { Socket } from 'node:net';

/** The connections of a pool, all of which can be given up at once. */
export interface Connections {
  /** For node-postgres: the socket of the next connection. */
  readonly stream: () => Socket;
  /**
   * While the server is silent every connection fails at once, those with a query under way and new ones: nobody waits
   * until the time for a slow answer is over, once it is known that none comes.
   */
  setSilent(isSilent: boolean): void;
}

export function createConnections(): Connections {
  const sockets = new Set<Socket>();
  let silent = false;
  const giveUp = (socket: Socket) => socket.destroy(new Error('Connection terminated: the server is silent'));
  return {
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Not before node-postgres listens to it.
      if (silent) setImmediate(giveUp, socket);
      return socket;
    },
    setSilent(isSilent) {
      silent = isSilent;
      if (silent) for (const socket of sockets) giveUp(socket);
    },
  };
}
