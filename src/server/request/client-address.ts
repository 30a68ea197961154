import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Carries the client's address from here to what limits rates; never believed from outside. */
export const clientAddressHeader = 'x-client-address';

/** Puts the client's address onto every request. `trusted` as for `addressFinder`. */
export function clientAddress(trusted: readonly string[]): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const addressOf = addressFinder(trusted);
  return async (context, next) => {
    context.req.raw.headers.set(clientAddressHeader, addressOf(context.env.incoming));
    return next();
  };
}

/**
 * Finds the client's address. `trusted` are addresses and networks (CIDR) of our own proxies: only what they
 * say in X-Forwarded-For is believed, read from the right up to the first address that is not ours.
 */
export function addressFinder(trusted: readonly string[]) {
  const proxies = trusted.map(parseNetwork);
  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return findAddress({ remote: socket.remoteAddress ?? '', forwarded: String(forwarded), proxies });
  };
}

type Address = ReturnType<typeof ipaddr.parse>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The nearest address that is no proxy of ours; the connection's own when the header makes no sense. */
export function findAddress(from: {
  remote: string;
  forwarded: string;
  proxies: readonly Network[];
}): string {
  let address = parse(from.remote);
  const hops = from.forwarded.split(',');
  while (address && isIn(from.proxies, address)) {
    const hop = parse(hops.pop()?.trim() ?? '');
    if (!hop) break;
    address = hop;
  }
  return address?.toString() ?? '';
}

function isIn(networks: readonly Network[], address: Address): boolean {
  return networks.some((network) => network[0].kind() === address.kind() && address.match(network));
}

/** Of the last clients: an answer asks four times who they are, and reading an address takes some microseconds. */
const addresses = new LRUCache<string, Address>({ max: 1_000 });

/** Without the port that some proxies add; IPv4 that came through an IPv6 socket becomes IPv4. Null for anything else. */
function parse(written: string): Address | null {
  const known = addresses.get(written);
  if (known) return known;
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1');
  // The library also reads `1` and `0x7f.1` as addresses, which neither sockets nor proxies write.
  if (isIP(address) === 0) return null;
  const read = addresses.get(address) ?? ipaddr.process(address);
  addresses.set(address, read);
  return read;
}

/** An address alone is a network of one. */
export function parseNetwork(written: string): Network {
  if (written.includes('/')) return ipaddr.parseCIDR(written);
  const address = ipaddr.parse(written);
  return [address, address.toByteArray().length * 8];
}

/**
 * Whom rate limits count: one address, or with IPv6 the first 64 bits, because a household is
 * given that many addresses at least.
 */
export function clientNetwork(headers: Headers): string {
  return networkOf(headers.get(clientAddressHeader) ?? '');
}

/**
 * Whom the rules of a day count: with IPv6 the first 56 bits, because many a household is given 256 networks and can go
 * through them in a day. With IPv4 one address, which a whole town of phones may share already.
 */
export function clientSite(headers: Headers): string {
  return networkOf(headers.get(clientAddressHeader) ?? '', 56);
}

/** The address, or with IPv6 its first `bits`. */
function networkOf(written: string, bits: 56 | 64 = 64): string {
  const address = parse(written);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? written;
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
  const network = [first, second, third, bits === 56 ? fourth & 0xff00 : fourth];
  return `${network.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/** Whose connections and requests are counted together; null for a proxy of ours, which speaks for many. */
export interface ClientFinder {
  ofConnection(socket: Pick<Socket, 'remoteAddress' | 'remotePort'>): string | null;
  ofRequest(request: Pick<IncomingMessage, 'socket' | 'headers'>): string | null;
}

/** `trusted` as for `addressFinder`. */
export function clientFinder(trusted: readonly string[]): ClientFinder {
  const proxies = trusted.map(parseNetwork);
  const addressOf = addressFinder(trusted);
  function clientAt(written: string): string | null {
    const address = parse(written);
    return address && !isIn(proxies, address) ? networkOf(written) : null;
  }
  return {
    ofConnection: ({ remoteAddress = '' }) => clientAt(remoteAddress),
    ofRequest: (request) => clientAt(addressOf(request)),
  };
}
