import { certain } from '@homeport/grammar';
import type { CaseDetail } from '@homeport/model/cases';
import { addCase, type DemoCase, type Phase } from './cases.ts';
import type { Chance } from './chance.ts';
import { type DemoPlace, lastNames, places } from './names.data.ts';
import { addAssignee, addFamily, makeNames } from './people.ts';
import type { Quota } from './quotas.data.ts';
import type { World } from './world.ts';

/** Where the people of a company come from, mostly. */
const homes: Readonly<Record<string, readonly string[]>> = {
  HALDEN: ['NL', 'GB', 'DE', 'US', 'IN', 'BR', 'ZA'],
  BRIGHTWATER: ['GB', 'US', 'SG', 'IN', 'CH', 'ZA'],
  CASTELLANE: ['FR', 'ES', 'DE', 'JP', 'CH', 'SG'],
  TECNOVIA: ['ES', 'MX', 'BR', 'FR', 'NL'],
  NORDLYS: ['DE', 'NL'],
};
const lineManagers: Readonly<Record<string, readonly string[]>> = {
  HALDEN: ['halden.manager', 'halden.approver2'],
  BRIGHTWATER: ['brightwater.manager', 'brightwater.approver2'],
  CASTELLANE: ['line.manager', 'approver.two', 'approver.three', 'hr.manager'],
  TECNOVIA: ['tecnovia.manager', 'tecnovia.approver2'],
  NORDLYS: ['other.approver'],
};

type Kind = Pick<CaseDetail, 'status' | 'type'> & {
  readonly phase: Phase;
  readonly start: number;
  readonly end: number;
};

/** The many assignments of a tenant besides its stories. Numbers begin at `first`. */
export function addAssignments(world: World, quota: Quota, first: number): DemoCase[] {
  const { tenant, luck } = world;
  const nextName = makeNames(world);
  const managers = lineManagers[tenant.code] ?? [];
  return kindsOf(tenant.cases, quota, luck).map((kind, i) => {
    const number = first + i;
    const home = pickPlace(luck, homes[tenant.code] ?? []);
    const host = pickPlace(luck, undefined, home);
    const isLongNamed = tenant.code === 'HALDEN' && i === 20;
    const names = isLongNamed ? { firstName: 'Maximiliana', lastName: lastNames.at(-1) ?? '' } : nextName();
    const key = `a${i}`;
    const hired = Math.max(200, -kind.start + luck.whole(200, 2500));
    const lineManager = managers[i % (managers.length + 3)] ?? managers[0] ?? '';
    const assignee = addAssignee(world, { key, ...names, home, host, hired, lineManager }, number);
    if (i % 3 === 0) addFamily(world, assignee, family(luck, nextName, i));
    return addCase(world, {
      key,
      fileKey: key,
      number,
      assignee,
      home,
      host,
      ...kind,
      ...(tenant.code === 'CASTELLANE' && kind.status === 'PENDING' && i % 2 === 0 && { initiator: 'initiator.one' }),
      // A second approval group for the senior people of one tenant.
      ...(tenant.code === 'CASTELLANE' && i % 6 === 5 && { group: 'SENIOR' }),
      more: {
        confidential: isConfidential(i, tenant.cases, quota.confidential),
        ...(i % 17 === 8 && { commuterDaysPerWeek: '2.5' }),
      },
    });
  });
}

const isConfidential = (i: number, count: number, wanted: number): boolean =>
  wanted > 0 && i % Math.floor(count / wanted) === 3 && Math.floor(i / Math.floor(count / wanted)) < wanted;

/** Status, phase and dates that fit each other, in the wanted numbers. */
function kindsOf(count: number, quota: Quota, luck: Chance): Kind[] {
  const kinds: Kind[] = [];
  const add = (n: number, make: (i: number) => Kind): void => {
    for (let i = 0; i < n; i++) kinds.push(make(i));
  };
  const from = (phase: Phase, status: Kind['status'], start: number, days: number): Kind => ({
    phase,
    status,
    start,
    end: start + days,
    type:
      phase === 'RETURN' ? luck.pick(['REPATRIATION', 'TERMINATION', 'REPATRIATION'] as const) : luck.pick(stayTypes),
  });
  add(quota.pending, () => from('INITIATION', 'PENDING', luck.whole(70, 190), luck.pick(lengths)));
  add(quota.onHold, (i) =>
    i % 2
      ? from('ON_ASSIGNMENT', 'ON_HOLD', -luck.whole(60, 200), 730)
      : from('PREPARATION', 'ON_HOLD', luck.whole(20, 90), 730),
  );
  add(quota.blocked, () => from('PREPARATION', 'BLOCKED', luck.whole(15, 60), luck.pick(lengths)));
  add(quota.closed, () => from('RETURN', 'CLOSED', -luck.whole(800, 950), luck.whole(420, 740)));
  const rest = count - kinds.length;
  add(Math.round(rest * 0.1), () => from('INITIATION', 'ACTIVE', luck.whole(75, 160), luck.pick(lengths)));
  add(Math.round(rest * 0.18), () => from('PREPARATION', 'ACTIVE', luck.whole(12, 70), luck.pick(lengths)));
  add(Math.round(rest * 0.1), () => from('MOVE', 'ACTIVE', luck.whole(-10, 9), luck.pick(lengths)));
  add(Math.round(rest * 0.1), () => {
    const end = luck.whole(5, 60);
    const days = luck.pick([365, 730]);
    return from('RETURN', 'ACTIVE', end - days, days);
  });
  add(count - kinds.length, () => {
    const days = luck.pick(lengths);
    return from('ON_ASSIGNMENT', 'ACTIVE', -luck.whole(20, days - 70), days);
  });
  return shuffled(kinds, luck);
}
const stayTypes = [
  'ON_ASSIGNMENT',
  'ON_ASSIGNMENT',
  'ON_ASSIGNMENT',
  'ON_ASSIGNMENT',
  'LOCALISATION',
  'REASSIGNMENT',
  'TRANSFER',
] as const;
const lengths = [365, 730, 730, 1095] as const;

export function shuffled<T>(items: readonly T[], luck: Chance): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = luck.whole(0, i);
    [all[i], all[j]] = [certain(all[j]), certain(all[i])];
  }
  return all;
}

/** A place in one of the countries (anywhere, more often than not at home), in another country than `not`. */
function pickPlace(luck: Chance, countries: readonly string[] | undefined, not?: DemoPlace): DemoPlace {
  const open = places.filter(
    (p) => p.country !== not?.country && (countries === undefined || countries.includes(p.country)),
  );
  return luck.pick(open);
}

function family(luck: Chance, nextName: () => { firstName: string }, i: number) {
  const partner = {
    firstName: nextName().firstName,
    type: 'PARTNER' as const,
    age: luck.whole(27, 55),
    accompanies: i % 12 !== 9,
  };
  const children = Array.from({ length: luck.whole(0, 3) }, () => ({
    firstName: nextName().firstName,
    type: 'CHILD' as const,
    age: luck.whole(1, 16),
  }));
  return [partner, ...children];
}
