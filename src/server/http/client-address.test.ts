import { expect, test } from 'vitest';
import { blockList, findAddress } from './client-address.ts';

const proxies = blockList(['10.0.0.0/8', 'fd00::/8', '192.0.2.7']);

test.each([
  ['nobody in between', '203.0.113.9', '', '203.0.113.9'],
  ['a client that invents a header', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['one proxy of ours', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a client that invents hops before our proxy', '10.1.2.3', '1.2.3.4, 5.6.7.8, 203.0.113.9', '203.0.113.9'],
  ['two proxies of ours', '10.1.2.3', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['a proxy that speaks IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['IPv4 through an IPv6 socket', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
  ['nonsense from our proxy', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['our proxy asking for itself', '10.1.2.3', '', '10.1.2.3'],
])('%s', (_, remote, forwarded, address) => {
  expect(findAddress({ remote, forwarded, proxies })).toBe(address);
});
