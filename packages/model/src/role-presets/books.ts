import type { Access, Grant } from '@homeport/grammar';

const all: Grant = { do: 'everything' };
const look: Grant = { do: ['read'] };
const keep: Grant = { do: ['read', 'create', 'update', 'import', 'export'] };

/** Settings of the books (codes, tables, prices): finance keeps them, case and operations staff look them up. */
export const bookSettings: Access = {
  finance: keep,
  financeLead: all,
  caseManager: look,
  hr: look,
  payroll: look,
  planner: look,
  administrator: all,
  builder: all,
  master: all,
};

/** Documents and entries of the books: finance writes them, the case manager sees what concerns the assignments. */
export const books: Access = {
  finance: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
  financeLead: all,
  caseManager: look,
  administrator: { do: ['read', 'export'] },
  master: all,
};

/** The same of what hangs on an assignment, or on a document that does: the case manager sees it as that is. */
export const booksBehind = (follows: string, orNone?: true): Access => ({
  ...books,
  caseManager: { ...look, follows, ...(orNone && { orNone }) },
});

/** Balances of banks and clients: finance only. */
export const closedBooks: Access = {
  finance: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
  financeLead: all,
  master: all,
};

/** What somebody else entered: who wrote a document is not offered to approve it. */
export const ofOthers = { field: 'createdBy', op: 'ne', value: '$me.user' } as const;

/** Who works on the documents of the books, and who decides on them. */
export const clerks = ['finance', 'financeLead', 'master'] as const;
export const leads = ['financeLead', 'master'] as const;
