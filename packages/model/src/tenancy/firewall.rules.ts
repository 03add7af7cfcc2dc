import { certain } from '@homeport/grammar';
import { holds, type Network, networkOf } from './network.rules.ts';

/** A rule as far as the verdict needs it. Only rules that concern the caller's roles are asked. */
export interface FirewallLine {
  readonly verdict: 'ALLOW' | 'DENY';
  /** One address or a network. */
  readonly addresses: string;
  readonly sequence: number;
}

const loopback = ['127.0.0.0/8', '::1'].map((text) => certain(networkOf(text)));

/**
 * Whether somebody may call from an address. The first rule in order whose network holds it decides. Where none does, the
 * caller is shut out if any of the rules allows an address: allowing some means nobody else. Whoever sits at the machine
 * itself (loopback) is always let in, so that a wrong rule can be taken back; without rules everybody is.
 */
export function mayCallFrom(rules: readonly FirewallLine[], address: string): boolean {
  if (rules.length === 0) return true;
  const caller = networkOf(address);
  if (caller && loopback.some((own) => holds(own, caller))) return true;
  const first = caller && inOrder(rules).find(({ addresses }) => isIn(addresses, caller));
  return first ? first.verdict === 'ALLOW' : !rules.some(({ verdict }) => verdict === 'ALLOW');
}

/** By sequence; those of the same number as they were added. */
const inOrder = (rules: readonly FirewallLine[]): FirewallLine[] => rules.toSorted((a, b) => a.sequence - b.sequence);

const isIn = (addresses: string, caller: Network): boolean => {
  const network = networkOf(addresses);
  return network !== undefined && holds(network, caller);
};
