import { defineRules, type Facts } from '@homeport/grammar';
import { type FirewallLine, mayCallFrom } from './firewall.rules.ts';
import { firewallRule } from './firewall-rule.entity.ts';
import { networkOf } from './network.rules.ts';
import { tenancyRefusals as no } from './tenancy.refusals.ts';

/** What the server knows when a rule is added or deleted. */
export interface FirewallFacts extends Facts {
  /** From where it is done; absent when a job or the system does it, or somebody whom these rules do not concern. */
  readonly address?: string;
  /** The other rules that concern who does it, as they were added. */
  readonly others?: readonly FirewallLine[];
  /** The rule itself concerns who does it. */
  readonly isMine?: boolean;
}

/** Whether a text is an IP address or a network in the form address/bits. */
export const isNetwork = (text: string): boolean => networkOf(text) !== undefined;

/** Rules are addresses; nobody shuts themselves out by adding or deleting one. */
export const firewallRuleRules = defineRules<typeof firewallRule, FirewallFacts>(firewallRule, {
  check: (rule, _, { address, others = [], isMine }) => {
    if (!isNetwork(rule.addresses)) return [no.badAddress(undefined, 'addresses')];
    const shutsOut = address !== undefined && isMine && !mayCallFrom([...others, rule], address);
    return shutsOut ? [no.shutsYouOut({ address }, 'addresses')] : [];
  },
  mayGo: (_, { address, others = [] }) =>
    address === undefined || mayCallFrom(others, address) ? undefined : no.shutsYouOut({ address }),
});
