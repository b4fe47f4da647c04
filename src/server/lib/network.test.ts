import { describe, expect, test } from 'vitest';
import { isPrivateHost, networkOf } from './network.ts';

describe('networks of an address', () => {
  test.each([
    ['198.51.100.9', '198.51.100.9'],
    ['::ffff:198.51.100.9', '198.51.100.9'],
    ['::FFFF:c633:6409', '198.51.100.9'],
    ['0:0:0:0:0:ffff:c633:6409', '198.51.100.9'],
  ])('%s is the IPv4 address %s', (ip, narrow) => {
    expect(networkOf(ip)).toEqual({ narrow });
  });

  test.each([
    ['2001:db8:1:3::7', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0003:ffff:ffff:ffff:ffff', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8:1:3:1:2:198.51.100.9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64', '0:2:3::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ])('%s is in %s and %s', (ip, narrow, wide) => {
    expect(networkOf(ip)).toEqual({ narrow, wide });
  });

  test.each(['', 'unknown', '1.2.3', '1.2.3.4:80', '[::1]', '::1/64', '2001:db8::1::2', '1.2.3.04', 'localhost'])(
    'refuses "%s", which is not an address',
    (ip) => {
      expect(() => networkOf(ip)).toThrow('The address of the caller is not an IP address.');
    },
  );
});

test.each([
  ['localhost', true],
  ['127.3.2.1', true],
  ['[::1]', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.20', true],
  ['169.254.7.7', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['[fd12::7]', true],
  ['[fe80::1]', true],
  ['[2001:db8::1]', false],
  ['postgres', true],
  ['db.internal', true],
  ['10.example.com', false],
  ['apply.example.com', false],
])('the host %s is private: %s', (host, isPrivate) => {
  expect(isPrivateHost(host)).toBe(isPrivate);
});
