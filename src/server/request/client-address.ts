import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Carries the client's address from here to what limits rates; never believed from outside. */
export const clientAddressHeader = 'x-client-address';

/** Puts who is asking onto every request. `trusted` as for `addressFinder`. */
export function clientAddress(trusted: readonly string[]): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const addressOf = addressFinder(trusted);
  return async (context, next) => {
    context.req.raw.headers.set(clientAddressHeader, addressOf(context.env.incoming));
    return next();
  };
}

/**
 * Finds who is asking. `trusted` are addresses and networks (CIDR) of our own proxies: only what they
 * say in X-Forwarded-For is believed, read from the right up to the first address that is not ours.
 */
export function addressFinder(trusted: readonly string[]) {
  const proxies = blockList(trusted);
  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return findAddress({ remote: socket.remoteAddress ?? '', forwarded: String(forwarded), proxies });
  };
}

/** The nearest address that is no proxy of ours; the connection's own when the header makes no sense. */
export function findAddress(from: { remote: string; forwarded: string; proxies: BlockList }): string {
  let address = plain(from.remote);
  const hops = from.forwarded.split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address, from.proxies)) {
    const hop = hops.pop();
    if (hop === undefined || !isIP(hop)) break;
    address = hop;
  }
  return address;
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Without the port that some proxies add; an IPv4 address that came through an IPv6 socket is written as IPv4. */
function plain(written: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

/**
 * Who is asking, as limits of rates count: one address, or with IPv6 the first 64 bits, because a household is
 * given that many addresses at least.
 */
export function clientNetwork(headers: Headers): string {
  const address = headers.get(clientAddressHeader) ?? '';
  if (isIP(address) !== 6) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of web addresses knows every way of writing one, but no name of a network card.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return numbers(head);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

export function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return list;
}
