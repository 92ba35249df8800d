import { describe, expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

describe('networkAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['no address', 'no address'],
    ['', ''],
  ])('of %s is %s', (ip, network) => {
    expect(networkAddress(ip)).toBe(network);
  });

  it('distinguishes neighbouring networks', () => {
    expect(networkAddress('2001:db8:1:2::1')).not.toBe(networkAddress('2001:db8:1:3::1'));
  });
});
