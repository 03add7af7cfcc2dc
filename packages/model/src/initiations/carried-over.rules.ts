import type { CaseDetail } from '../cases/door.generated.ts';

/** An assignment as far as the next one takes over from it. */
export type CaseBefore = Pick<
  CaseDetail,
  | 'id'
  | 'employee'
  | 'homeLocation'
  | 'hostLocation'
  | 'assignmentEndDate'
  | 'policy'
  | 'relocationPackage'
  | 'manager'
  | 'office'
  | 'costCenter'
  | 'currency'
  | 'confidential'
>;
/** The kinds of assignment that another one is followed by. */
export const nextKinds = ['REASSIGNMENT', 'LOCALISATION', 'REPATRIATION', 'TRANSFER', 'TERMINATION'] as const;
export type NextKind = (typeof nextKinds)[number];

/**
 * What is known of the next assignment: people, policy and cost as before. Going home (repatriation, termination) turns the route round; who
 * is localised stays where they are; reassigned and transferred they go on from the host place, to where is asked. It begins on the
 * day after the one before ends, where that is known.
 */
export function carriedOver(before: CaseBefore, kind: NextKind) {
  const home = before.homeLocation.country ?? null;
  const host = before.hostLocation.country ?? null;
  const town = { home: before.homeLocation.town ?? null, host: before.hostLocation.town ?? null };
  const isHome = kind === 'REPATRIATION' || kind === 'TERMINATION';
  const isThere = kind === 'LOCALISATION';
  const end = before.assignmentEndDate;
  return {
    follows: before.id,
    employee: before.employee?.id ?? null,
    homeCountry: isThere ? home : host,
    hostCountry: isHome ? home : isThere ? host : null,
    hostTown: isHome ? town.home : isThere ? town.host : null,
    startDate: end === null ? null : Temporal.PlainDate.from(end).add({ days: 1 }).toString(),
    policy: before.policy?.id ?? null,
    relocationPackage: isHome ? null : (before.relocationPackage?.id ?? null),
    manager: before.manager?.id ?? null,
    office: before.office?.id ?? null,
    costCenter: before.costCenter?.id ?? null,
    currency: before.currency,
    confidential: before.confidential === true,
  };
}
