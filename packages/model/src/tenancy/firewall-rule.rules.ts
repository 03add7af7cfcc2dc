import { defineRules } from '@homeport/grammar';
import { firewallRule } from './firewall-rule.entity.ts';
import { tenancyRefusals as no } from './tenancy.refusals.ts';

const isByte = (part: string): boolean => /^\d{1,3}$/.test(part) && Number(part) <= 255;
const isV4 = (address: string): boolean => address.split('.').length === 4 && address.split('.').every(isByte);

function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

/** Whether a text is an IP address or a network in the form address/bits. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isV4(address) ? 32 : isV6(address) ? 128 : undefined;
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

export const firewallRuleRules = defineRules(firewallRule, {
  check: ({ addresses }) => (isNetwork(addresses) ? [] : [no.badAddress(undefined, 'addresses')]),
});
