import { type Access, longText, ref } from '@homeport/grammar';

/** What every record of a service has. The course of the work is the service's own status. */
export const serviceRecord = {
  caseService: ref('Service', 'caseService', { required: true, fixed: true, onDelete: 'cascade' }),
  internalNotes: longText('Internal notes', { max: 4000, rare: true }),
} as const;

/** How records of a service are named, found and placed; one per service. */
export const onePerService = {
  title: ['caseService'],
  unique: [{ fields: ['caseService'] }],
  menu: 'operations',
} as const;

/** Rights on the records of a service, which go as far as those on the service. What outsiders see each record says itself. */
export const serviceAccess = {
  assignee: { do: ['read'], follows: 'caseService' },
  caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'], follows: 'caseService' },
  hr: { do: ['read', 'create', 'update', 'export'], follows: 'caseService' },
  vendor: { do: ['read', 'update'], follows: 'caseService' },
  planner: { do: ['read', 'create', 'update', 'export'], follows: 'caseService' },
  finance: { do: ['read', 'export'] },
  financeLead: { do: ['read', 'export'] },
  client: { do: ['read'], follows: 'caseService' },
  administrator: { do: 'everything' },
  master: { do: 'everything' },
} as const satisfies Access;

/** Rights on parts of such a record, which is reached by `relation`. */
export function servicePartAccess(relation: string) {
  return {
    assignee: { do: ['read'], follows: relation },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'], follows: relation },
    hr: { do: ['read', 'create', 'update', 'export'], follows: relation },
    vendor: { do: ['read', 'create', 'update'], follows: relation },
    planner: { do: ['read', 'create', 'update', 'export'], follows: relation },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  } as const satisfies Access;
}
/** Who works on a service. */
export const serviceStaff = ['caseManager', 'planner', 'administrator', 'master'] as const;
export const serviceDoers = [...serviceStaff, 'vendor'] as const;
