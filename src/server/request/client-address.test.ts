import { expect, test } from 'vitest';
import { clientNetwork, clientSite, findAddress, parseNetwork } from './client-address.ts';

const proxies = ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'].map(parseNetwork);

test.each([
  ['nobody in between', '203.0.113.9', '', '203.0.113.9'],
  ['a client that invents a header', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['one proxy of ours', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a client that invents hops before our proxy', '10.1.2.3', '1.2.3.4, 5.6.7.8, 203.0.113.9', '203.0.113.9'],
  ['two proxies of ours', '10.1.2.3', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['a proxy that speaks IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['IPv4 through an IPv6 socket', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv4 written as IPv6 in numbers', '::ffff:0a01:0203', '::FFFF:cb00:7109', '203.0.113.9'],
  ['a proxy that adds the port', '10.1.2.3', '203.0.113.9:50412', '203.0.113.9'],
  ['a proxy that adds the port, with IPv6', '10.1.2.3', '[2001:db8::5]:443', '2001:db8::5'],
  ['empty hops', '10.1.2.3', '203.0.113.9, ,', '10.1.2.3'],
  ['only proxies of ours', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['a connection without an address', '', '203.0.113.9', ''],
  ['an address that is spelled at length', '10.1.2.3', '2001:DB8:0:0::5', '2001:db8::5'],
  ['a number that could be read as an address', '10.1.2.3', '3405803785', '10.1.2.3'],
  ['a hexadecimal spelling', '10.1.2.3', '0x7f.1', '10.1.2.3'],
  ['nonsense from our proxy', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['a header that wants to be another', '10.1.2.3', '1.2.3.4\t203.0.113.9', '10.1.2.3'],
  ['our proxy asking for itself', '10.1.2.3', '', '10.1.2.3'],
])('%s', (_, remote, forwarded, address) => {
  expect(findAddress({ remote, forwarded, proxies })).toBe(address);
});

test('without trusted proxies no header is believed, whatever it says', () => {
  for (const forwarded of ['1.2.3.4', '127.0.0.1', '::1', '203.0.113.9, 127.0.0.1']) {
    expect(findAddress({ remote: '127.0.0.1', forwarded, proxies: [] })).toBe('127.0.0.1');
  }
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(new Headers({ 'x-client-address': address }))).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:db8:1:201::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['', ''],
])('for a day %s is counted as %s', (address, network) => {
  expect(clientSite(new Headers({ 'x-client-address': address }))).toBe(network);
});
