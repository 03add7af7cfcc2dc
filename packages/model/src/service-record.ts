import { type Access, longText, ref } from '@homeport/grammar';

/** Who may read a record of a service depends on the service: whose it is, who does it, and with whom it is shared. */
const ofAssignee = {
  all: [
    { field: 'caseService.assignee', op: 'eq', value: '$me.person' },
    { field: 'caseService.shareWithAssignee', op: 'eq', value: true },
  ],
} as const;
const ofVendor = { field: 'caseService.vendorUser', op: 'eq', value: '$me.user' } as const;
const sharedWithHr = { field: 'caseService.shareWithHr', op: 'eq', value: true } as const;

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

/** Rights on the records of a service; `internal` fields stay with the team. */
export function serviceAccess(...internal: readonly string[]): Access {
  const hide = ['internalNotes', ...internal];
  return {
    assignee: { do: ['read'], where: ofAssignee, hide },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'], where: sharedWithHr },
    vendor: { do: ['read', 'update'], where: ofVendor, hide },
    planner: { do: ['read', 'create', 'update', 'export'] },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    client: { do: ['read'], where: sharedWithHr, hide },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  };
}
/** Rights on parts of such a record, which is reached by `relation`. */
export function servicePartAccess(relation: string) {
  const behind = (field: string, value: string | boolean) =>
    ({ field: `${relation}.caseService.${field}`, op: 'eq', value }) as const;
  return {
    assignee: { do: ['read'], where: { all: [behind('assignee', '$me.person'), behind('shareWithAssignee', true)] } },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'], where: behind('shareWithHr', true) },
    vendor: { do: ['read', 'create', 'update'], where: behind('vendorUser', '$me.user') },
    planner: { do: ['read', 'create', 'update', 'export'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  } as const satisfies Access;
}
/** Who works on a service. */
export const serviceStaff = ['caseManager', 'planner', 'administrator', 'master'] as const;
export const serviceDoers = [...serviceStaff, 'vendor'] as const;
