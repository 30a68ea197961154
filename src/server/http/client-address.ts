import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Carries the client's address from here to what limits rates; never believed from outside. */
export const clientAddressHeader = 'x-client-address';

/**
 * Finds who is asking. `trusted` are addresses and networks (CIDR) of our own proxies: only what they
 * say in X-Forwarded-For is believed, read from the right up to the first address that is not ours.
 */
export function clientAddress(trusted: readonly string[]): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const proxies = blockList(trusted);
  return async (context, next) => {
    const remote = context.env.incoming.socket.remoteAddress ?? '';
    const forwarded = context.req.header('x-forwarded-for') ?? '';
    context.req.raw.headers.set(clientAddressHeader, findAddress({ remote, forwarded, proxies }));
    return next();
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

/** IPv4 addresses that came through an IPv6 socket are written as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
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
