import type { Access, Filter, Grant } from '@homeport/grammar';
import type { RoleKey } from '../role-presets/door.generated.ts';

/** Roles that may be asked to decide. */
export const askable = [
  'caseManager',
  'hr',
  'administrator',
  'master',
  'approver',
  'lineManager',
  'finance',
  'financeLead',
] as const satisfies readonly RoleKey[];

const ofCases = ['initiation', 'changeOfCircumstance', 'costEstimate', 'scenario', 'benefitException'];
const ofBooks = ['vendorInvoice', 'invoice'];
const ofBooksAndCases = ['changeOfCircumstance', 'costEstimate', 'scenario', 'benefitException', ...ofBooks];

/** Which records a role reads whose steps it sees with them. */
const reads: Readonly<Partial<Record<RoleKey, readonly string[]>>> = {
  caseManager: [...ofCases, ...ofBooks],
  hr: ofCases,
  administrator: [...ofCases, ...ofBooks],
  master: [...ofCases, ...ofBooks],
  approver: ofCases,
  lineManager: ['initiation'],
  finance: ofBooksAndCases,
  financeLead: ofBooksAndCases,
  caseInitiator: ['initiation'],
  client: ['initiation'],
};

/** Steps are seen as what they decide is, and by whoever is asked. */
export const decisionAccess = (isAskedOf: Filter): Access =>
  Object.fromEntries(
    Object.entries(reads).map(([role, relations = []]): [string, Grant[]] => [
      role,
      [
        ...relations.map((follows): Grant => ({ do: ['read'], follows, ifAny: true })),
        ...(askable.some((one) => one === role) ? [{ do: ['read'], where: isAskedOf } as const] : []),
      ],
    ]),
  );
