import { choice, defineEntity, type RecordOf, ref, sequence, text } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/**
 * Addresses that may or may not sign in and stay signed in. The first rule in sequence that holds the address decides; where
 * any rule allows, all other addresses are shut out. Rules are added and deleted, never updated.
 */
export const firewallRule = defineEntity({
  name: 'firewallRule',
  label: 'Firewall rule',
  plural: 'Firewall rules',
  title: ['addresses'],
  search: ['addresses', 'note'],
  unique: [{ fields: ['addresses', 'role'] }],
  sort: 'sequence,asc',
  list: ['sequence', 'verdict', 'addresses', 'role', 'note', 'created'],
  menu: 'tenants',
  neverUpdated: true,
  fields: {
    sequence,
    verdict: choice('Verdict', { ALLOW: 'Allow', DENY: 'Deny' }, { required: true, initial: 'ALLOW' }),
    addresses: text('Addresses', {
      required: true,
      max: 43,
      help: 'One address or a network: 203.0.113.0/24, 2001:db8::/32. The first rule in sequence decides. Once any rule allows, all other addresses are shut out.',
    }),
    role: ref('For the role', 'role', { help: 'Empty: for everyone.' }),
    note: text('Note', { max: 200 }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'create', 'delete', 'export'] }),
});
export interface FirewallRule extends RecordOf<typeof firewallRule> {}
