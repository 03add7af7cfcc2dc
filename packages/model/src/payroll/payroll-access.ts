import type { Access } from '@homeport/grammar';

/** What people are paid: payroll keeps it, HR reads it, finance leads need it for the books. Case managers do not see it. */
export const payAccess: Access = {
  payroll: { do: ['read', 'create', 'update', 'delete', 'import', 'export'], kinds: ['pay'] },
  hr: { do: ['read', 'export'], kinds: ['pay'] },
  financeLead: { do: ['read', 'export'], kinds: ['pay'] },
  master: { do: 'everything', kinds: ['pay'] },
};
/** Settings of payroll. */
export const paySettings: Access = {
  payroll: { do: 'everything' },
  hr: { do: ['read'] },
  finance: { do: ['read'] },
  financeLead: { do: ['read'] },
  builder: { do: 'everything' },
  administrator: { do: 'everything' },
  master: { do: 'everything' },
};
