import { certain, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type ChangeFacts,
  type ChangeKind,
  changeFaults,
  changeOfCircumstance,
  changeOfCircumstanceRules,
  type EffectFacts,
  effectsOf,
  type SaidChange,
} from '@homeport/model/changes';
import { dependant } from '@homeport/model/family';
import { employee } from '@homeport/model/people';
import type { DemoCase } from '../cases.ts';
import { demoId } from '../chance.ts';
import { derived } from '../derived.ts';
import { addressIn } from '../people.ts';
import { userId, type World } from '../world.ts';
import { type Said, say } from './settle.ts';

const reasons: Readonly<Partial<Record<ChangeKind, Said>>> = {
  EXTENSION: ['The project was extended.', 'El proyecto se ha prolongado.', 'Le projet a été prolongé.'],
  FAMILY: ['School begins at home.', 'El colegio empieza en el país de origen.', 'L’école commence au pays d’origine.'],
  HOST_CHANGE: [
    'A flat closer to the office.',
    'Un piso más cerca de la oficina.',
    'Un appartement plus près du bureau.',
  ],
};

/** A change of an assignment, worked out and carried out by the rules of the product: asked for, decided, or applied. */
export function addChange(world: World, of: DemoCase, i: number): void {
  if (of.status !== 'ACTIVE' && of.status !== 'ON_HOLD') return;
  const { clock } = world;
  const opened = Math.max(2, Math.min(40, -of.start + 140));
  const facts = factsOf(world, of, clock.at(-opened, 13));
  const away = facts.family.filter(({ accompanies }) => accompanies);
  const kind =
    away.length > 0 && (i >> 3) % 3 === 1 ? 'FAMILY' : (i >> 3) % 3 === 2 && opened > 20 ? 'HOST_CHANGE' : 'EXTENSION';
  const isApplied = kind === 'HOST_CHANGE';
  const change: SaidChange = {
    ...silent,
    kind,
    effectiveDate: clock.day(isApplied ? -10 : 30),
    newEndDate: kind === 'EXTENSION' ? clock.day(of.end + 180) : null,
    newHostLocation: isApplied ? addressIn(of.host, i) : null,
    leaving: kind === 'FAMILY' ? [{ id: certain(away[0]).id, label: '' }] : null,
  };
  if (changeFaults(change, facts).length > 0) return;
  const made = { at: clock.at(-opened, 13), by: of.manager };
  const set = {
    ...change,
    newPolicy: null,
    newGrade: null,
    scenario: null,
    joining: [],
    leaving: (change.leaving ?? []).map(({ id }) => id),
    overlaps: [],
    caseDetail: of.id,
    reason: say(world, certain(reasons[kind])),
  };
  const after = (status: string, seenAt: string | null) =>
    derived(changeOfCircumstanceRules, { ...change, status, seenAt }, facts);
  const id = world.add(changeOfCircumstance, demoId(world.tenant.code, 'change', of.id), {
    ...made,
    set: { ...set, ...after('REQUESTED', null) },
  });
  if (!isApplied && i % 16 === 2) return;
  const approved = after('APPROVED', facts.now);
  world.happened(changeOfCircumstance, id, {
    deed: 'approve',
    at: clock.at(-opened + 2, 13),
    by: userId(world.tenant.managed ? 'admin.one' : 'other.admin'),
    set: { ...approved, status: 'APPROVED' },
  });
  if (isApplied) apply(world, of, id, change);
}

/** What the clock did on the day from which it holds. */
function apply(world: World, of: DemoCase, id: string, change: SaidChange): void {
  const done = { at: world.clock.at(-10, 0), by: of.manager };
  const { assignment } = effectsOf(change, {
    today: change.effectiveDate,
    startDate: world.clock.day(of.start),
    endDate: world.clock.day(of.end),
    hostLocation: {},
    phase: of.phase,
    returnPhase: 'RETURN',
    holidays: [],
    work: [],
    services: [],
    terms: { standing: [], snapshot: noTerms },
    papers: [],
    family: [],
    plan: null,
    people: [],
  });
  world.happened(caseDetail, of.id, { deed: 'update', ...done, set: { ...assignment, lastChange: id } });
  world.happened(changeOfCircumstance, id, {
    deed: 'apply',
    ...done,
    set: { status: 'APPLIED', applyAt: null, appliedAt: done.at },
  });
}

/** The demo's benefits are worked out from what is so in the end. */
const noTerms: EffectFacts['terms']['snapshot'] = {
  ...{ startDate: null, endDate: null, along: 0, grade: null, hostCountry: null, distance: null, currency: null },
  ...{ policy: [], components: [], pay: null, formulas: [] },
};
const silent = {
  newStartDate: null,
  joining: null,
  newPolicy: null,
  newGrade: null,
  newSalary: null,
  newSalaryCurrency: null,
  scenario: null,
  overlaps: null,
} as const;

const place = (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : null);

function factsOf(world: World, of: DemoCase, now: string): ChangeFacts {
  const about: Values = world.valuesOf(caseDetail, of.id);
  const work: Values = world.valuesOf(employee, of.assignee.employee);
  const family = world
    .rowsOf(dependant)
    .map(({ id }) => ({ id, values: world.valuesOf(dependant, id) }))
    .filter(({ values }) => values.employeePerson === of.assignee.person)
    .map(({ id, values }) => ({ id, accompanies: values.accompanies === true }));
  return {
    owner: of.assignee.person,
    caseDetail: of.id,
    relocationPackage: null,
    plan: null,
    cost: null,
    caseStatus: of.status,
    now,
    present: {
      startBefore: String(about.assignmentStartDate),
      endBefore: String(about.assignmentEndDate),
      homeBefore: place(about.homeLocation),
      hostBefore: { town: of.host.town, country: of.host.country },
      familySizeBefore: family.filter(({ accompanies }) => accompanies).length,
      policyBefore: String(about.policy),
      packageBefore: null,
      gradeBefore: work.grade ? String(work.grade) : null,
      salaryBefore: String(work.salary),
      salaryCurrencyBefore: String(work.salaryCurrency),
    },
    hasEmployee: true,
    family,
    others: [],
    beside: [],
  };
}
