import { type Allowance, deeds } from '@homeport/grammar';

/** All rights in a tenant: what the system has. Statements given this object treat relations as the system does, too. */
export const everything: Allowance = {
  deeds: Object.fromEntries(deeds.map((deed) => [deed, true as const])),
  hidden: new Set(),
  readOnly: new Set(),
};
