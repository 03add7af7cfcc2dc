import type { Confinement, Filter } from '@homeport/grammar';

/** What a team's option says of its people, and where: ids of tenant and office. */
export interface TeamOption {
  readonly tenant: string;
  readonly access: string | null;
  readonly office: string | null;
}

/** Who works on assignments, and so in teams; others see what their own part of the company gives them. */
const workers = ['caseManager', 'hr', 'planner'] as const;

/** Of the offices' assignments, or the caller's own: somebody who looks after one keeps it when its office changes. */
const ofOffices = (offices: readonly string[]): Filter => ({
  any: [
    { field: 'office', op: 'in', value: offices },
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'createdBy', op: 'eq', value: '$me.user' },
  ],
});

/**
 * The records to which somebody is confined by the teams they are in, per tenant; undefined where by none. One team with full
 * access opens all, and so does one whose option is not set.
 */
export function confinementBy(teams: readonly TeamOption[]): Readonly<Record<string, Confinement>> | undefined {
  const tenants = [...new Set(teams.map(({ tenant }) => tenant))];
  const confined = tenants.flatMap((tenant): [string, Confinement][] => {
    const there = teams.filter((team) => team.tenant === tenant);
    if (there.some(({ access }) => access !== 'OWN_OFFICE')) return [];
    const offices = [...new Set(there.flatMap(({ office }) => office ?? []))].sort();
    const among = ofOffices(offices);
    return [[tenant, Object.fromEntries(workers.map((role) => [role, { caseDetail: among, caseMaster: among }]))]];
  });
  return confined.length === 0 ? undefined : Object.fromEntries(confined);
}
