import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../log.ts';
import type { ClientFinder } from '../request/client-address.ts';
import { createThrottledWarning } from './throttled-warning.ts';

/**
 * How many connections may be open at one moment. One that sent half a form, or does not read, takes up to 200 KB. Those of
 * our proxies are for many clients: instead of them, each request that comes through a proxy counts until it is answered.
 */
export interface ConnectionLimits {
  /** Of one client's network: a school class opens six for each browser. */
  readonly perClient: number;
  readonly inAll: number;
}

export interface Connections {
  /** False: it was cut, because its client has as many as it may have, or all have. */
  accept(socket: Socket): boolean;
  /** The same for a request that came through a proxy; false: it is to be refused. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  counts(): ConnectionCounts;
}

/** Counts of this process; those that were cut or refused since it began. */
export interface ConnectionCounts {
  readonly open: number;
  readonly refused: number;
}

interface Place {
  /** Whether nobody waits for an answer on it. */
  isIdle(): boolean;
  cut(): void;
}

interface Parts extends ConnectionLimits {
  readonly clients: ClientFinder;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether requests of this connection are being answered. */
  readonly isAnswering: (socket: Socket) => boolean;
}

/**
 * Counts connections by client. Where one has too many, its oldest idle connection gives way to the new one; where all
 * together have, one of the client with the most does. So nobody keeps others out by keeping connections open.
 */
export function createConnections({ perClient, inAll, clients, log, isAnswering }: Parts): Connections {
  const placesOf = new Map<string, Set<Place>>();
  let open = 0;
  let refused = 0;
  const warn = createThrottledWarning(log);

  function note(): void {
    refused += 1;
    warn(
      { open, refused },
      'a client, or all together, have too many connections; a proxy in front must be in TRUSTED_PROXIES',
    );
  }

  function leave(client: string, place: Place): void {
    const places = placesOf.get(client);
    if (!places?.delete(place)) return;
    open -= 1;
    if (places.size === 0) placesOf.delete(client);
  }

  /** Cuts a connection of this client: the oldest idle one, else the oldest of all where that is allowed. */
  function cutOne(client: string, mayBeAnswering: boolean): boolean {
    const places = [...(placesOf.get(client) ?? [])];
    const place = places.find((one) => one.isIdle()) ?? (mayBeAnswering ? places[0] : undefined);
    if (!place) return false;
    leave(client, place);
    place.cut();
    note();
    return true;
  }

  /** The client with the most connections. */
  function largest(): [client: string, size: number] {
    let found: [string, number] = ['', 0];
    for (const [client, { size }] of placesOf) if (size > found[1]) found = [client, size];
    return found;
  }

  function makeRoom(client: string): boolean {
    const own = placesOf.get(client)?.size ?? 0;
    if (own >= perClient) return cutOne(client, false);
    if (open < inAll) return true;
    const [other, size] = largest();
    return cutOne(other, size > own);
  }

  function enter(client: string, place: Place): boolean {
    if (!makeRoom(client)) {
      note();
      return false;
    }
    const places = placesOf.get(client) ?? new Set();
    placesOf.set(client, places.add(place));
    open += 1;
    return true;
  }

  return {
    accept(socket) {
      const client = clients.ofConnection(socket);
      if (client === null) return true;
      const place = { isIdle: () => !isAnswering(socket), cut: () => socket.destroy() };
      if (!enter(client, place)) {
        socket.destroy();
        return false;
      }
      socket.once('close', () => leave(client, place));
      return true;
    },
    admit(request, response) {
      const { socket } = request;
      const client = clients.ofConnection(socket) === null ? clients.ofRequest(request) : null;
      if (client === null) return true;
      const place = { isIdle: () => false, cut: () => socket.destroy() };
      if (!enter(client, place)) return false;
      response.once('close', () => leave(client, place));
      return true;
    },
    counts: () => ({ open, refused }),
  };
}
