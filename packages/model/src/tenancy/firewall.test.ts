import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type FirewallLine, mayCallFrom } from './firewall.rules.ts';
import { isNetwork } from './firewall-rule.rules.ts';
import { holds, networkOf } from './network.rules.ts';

const rule = (verdict: 'ALLOW' | 'DENY', addresses: string, sequence = 1): FirewallLine => ({
  verdict,
  addresses,
  sequence,
});
const allow = (addresses: string, sequence?: number) => rule('ALLOW', addresses, sequence);
const deny = (addresses: string, sequence?: number) => rule('DENY', addresses, sequence);

describe('the verdict', () => {
  test.each<[string, FirewallLine[], string, boolean]>([
    ['without rules everybody', [], '198.51.100.7', true],
    ['an allowed network lets its addresses in', [allow('198.51.100.0/24')], '198.51.100.7', true],
    ['and nobody else', [allow('198.51.100.0/24')], '203.0.113.7', false],
    ['a denied network shuts its addresses out', [deny('203.0.113.0/24')], '203.0.113.7', false],
    ['and nobody else', [deny('203.0.113.0/24')], '198.51.100.7', true],
    ['one address', [allow('198.51.100.7')], '198.51.100.8', false],
    ['the first in sequence decides', [allow('10.0.0.0/8', 2), deny('10.1.0.0/16', 1)], '10.1.2.3', false],
    ['the other way round', [allow('10.1.0.0/16', 1), deny('10.0.0.0/8', 2)], '10.1.2.3', true],
    ['of one number the one added first', [allow('10.0.0.0/8', 1), deny('10.0.0.0/8', 1)], '10.1.2.3', true],
    ['loopback always', [deny('0.0.0.0/0'), deny('::/0')], '127.0.0.1', true],
    ['loopback of IPv6', [deny('::/0')], '::1', true],
    ['loopback in the spelling of a socket for both', [deny('0.0.0.0/0')], '::ffff:127.0.0.1', true],
    ['IPv4 as a socket for both tells it', [allow('198.51.100.0/24')], '::ffff:198.51.100.7', true],
    ['a network of IPv6', [allow('2001:db8::/32')], '2001:db8:5::1', true],
    ['outside of it', [allow('2001:db8::/32')], '2001:db9::1', false],
    ['everything of IPv4 is nothing of IPv6', [allow('0.0.0.0/0')], '2001:db8::1', false],
    ['a zone says nothing', [allow('fe80::/10')], 'fe80::1%eth0', true],
    ['who cannot be placed is no exception', [allow('198.51.100.0/24')], 'unknown', false],
  ])('%s', (_, rules, address, isIn) => expect(mayCallFrom(rules, address)).toBe(isIn));
});

describe('addresses as node reads them', () => {
  const tails = ['', '::', ':1', '::1', '.7', '.256', 'g'];
  const heads = ['203.0.113', '203.0.113.9', '2001:db8', '2001:db8:0:0:0:0:0', '::ffff:1.2.3.4', '::', '1::2', '0'];
  const all = heads.flatMap((head) => tails.map((tail) => head + tail));
  test.each(all)('%s', (text) => expect(isNetwork(text)).toBe(isIPv4(text) || isIPv6(text)));

  test('networks hold the addresses that a list of node holds', () => {
    let seed = 7;
    const byte = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % 256;
    };
    const pick = (): number => byte() % 4;
    const seen = { in: 0, out: 0 };
    for (let i = 0; i < 3000; i += 1) {
      const isV6 = i % 2 === 1;
      const make = () =>
        isV6 ? `2001:db8:${pick()}::${pick()}:${byte().toString(16)}` : `10.${pick()}.${pick()}.${byte()}`;
      const [base, address] = [make(), make()];
      const bits = isV6 ? 24 + (byte() % 105) : byte() % 33;
      const list = new BlockList();
      list.addSubnet(base, bits, isV6 ? 'ipv6' : 'ipv4');
      const isIn = list.check(address, isV6 ? 'ipv6' : 'ipv4');
      seen[isIn ? 'in' : 'out'] += 1;
      const [network, caller] = [networkOf(`${base}/${bits}`), networkOf(address)];
      expect(network && caller && holds(network, caller), `${base}/${bits} ${address}`).toBe(isIn);
    }
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(100);
  });
});
