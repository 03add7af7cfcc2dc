import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdoptedPlan } from './adopted-plan.ts';
import { type ChangeFacts, changeOfCircumstanceRules } from './change-of-circumstance.rules.ts';
import { staleFields } from './present.rules.ts';

const facts = {
  owner: 'camille',
  caseDetail: 'case',
  relocationPackage: null,
  plan: null,
  cost: null,
  caseStatus: 'ACTIVE',
  now: '2026-05-01T10:00:00Z',
  present: {
    startBefore: '2026-03-01',
    endBefore: '2027-02-28',
    homeBefore: { town: 'Lyon', country: 'FR' },
    hostBefore: { town: 'Singapore', country: 'SG' },
    familySizeBefore: 1,
    policyBefore: 'old',
    packageBefore: null,
    gradeBefore: null,
    salaryBefore: '90000.0000',
    salaryCurrencyBefore: 'EUR',
  },
  hasEmployee: true,
  family: [
    { id: 'partner', accompanies: true },
    { id: 'child', accompanies: false },
  ],
  others: [],
  beside: [],
} satisfies ChangeFacts;
/** A change says nothing in any field but those that are given. */
const silent = {
  newStartDate: null,
  newEndDate: null,
  newHostLocation: null,
  joining: null,
  leaving: null,
  newPolicy: null,
  newGrade: null,
  newSalary: null,
  newSalaryCurrency: null,
  scenario: null,
  overlaps: null,
};
const change = { ...silent, kind: 'EXTENSION', effectiveDate: '2026-09-01', newEndDate: '2027-06-30' } as const;
/** The fields and codes of what is wrong with a change as it is asked for. */
const faultsOf = (given: object, before?: object, of: ChangeFacts = facts): string[] =>
  (changeOfCircumstanceRules.spec.check?.({ ...change, ...given } as never, before as never, of as never) ?? []).map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('a change of the end of an assignment', () => {
  test('that makes it longer ends later, one that makes it shorter ends earlier, and none before the start', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ newEndDate: '2027-02-28' })).toEqual(['newEndDate changes.notLonger']);
    expect(faultsOf({ newEndDate: '2020-01-01' })).toEqual(['newEndDate cases.endBeforeStart']);
    expect(faultsOf({ kind: 'SHORTENING' })).toEqual(['newEndDate changes.notShorter']);
    expect(faultsOf({ kind: 'SHORTENING', newEndDate: '2026-12-31' })).toEqual([]);
    expect(faultsOf({ newEndDate: null })).toEqual(['newEndDate input.required']);
  });
  test('takes effect once the assignment has begun, unless it moves the beginning', () => {
    expect(faultsOf({ effectiveDate: '2026-02-28' })).toEqual(['effectiveDate changes.beforeStart']);
    expect(faultsOf({ effectiveDate: '2026-03-01' })).toEqual([]);
    expect(faultsOf({ effectiveDate: '2026-02-01', kind: 'DATES', newStartDate: '2026-04-01' })).toEqual([]);
    const unknown = { ...facts, present: { ...facts.present, startBefore: null } };
    expect(faultsOf({ effectiveDate: '2020-01-01' }, undefined, unknown)).toEqual([]);
  });
  test('is never both longer and shorter', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => Temporal.PlainDate.from(facts.present.startBefore).add({ days }).toString());
    fc.assert(
      fc.property(day, (newEndDate) => {
        const isRight = (kind: string): boolean =>
          faultsOf({ kind, newEndDate, effectiveDate: facts.present.startBefore }).length === 0;
        expect([isRight('EXTENSION'), isRight('SHORTENING')]).toEqual([
          newEndDate > facts.present.endBefore,
          newEndDate < facts.present.endBefore,
        ]);
      }),
    );
  });
  test('ends no earlier than it takes effect', () => {
    expect(faultsOf({ kind: 'SHORTENING', newEndDate: '2026-08-31' })).toEqual(['effectiveDate changes.overBefore']);
  });
  test('is judged when it is asked for, not again when the assignment has taken it over', () => {
    const applied = { ...facts, present: { ...facts.present, endBefore: change.newEndDate } };
    expect(faultsOf({}, change, applied)).toEqual([]);
  });
  test('is decided by somebody else than whoever asked for it', () => {
    const judged = (createdBy: string) =>
      changeOfCircumstanceRules.spec.guards?.isNotOwn?.(
        { ...change, createdBy: { id: createdBy, label: '' } } as never,
        { ...facts, me: { user: 'helene', roles: ['hr'], person: null, delegators: [] } } as never,
      );
    expect(judged('helene')).toMatchObject({ code: 'changes.ownChange' });
    expect(judged('grace')).toBeUndefined();
  });
});

describe('what a kind of change has to say', () => {
  const other = (kind: string, given: object = {}) => faultsOf({ kind, newEndDate: null, ...given });
  test('is asked for, and only what differs counts', () => {
    expect(other('HOST_CHANGE')).toEqual(['newHostLocation input.required']);
    expect(other('HOST_CHANGE', { newHostLocation: { town: 'Tokyo' } })).toEqual([
      'newHostLocation changes.placeNeedsCountry',
    ]);
    expect(other('HOST_CHANGE', { newHostLocation: { country: 'SG', town: 'Singapore' } })).toEqual([
      'undefined changes.nothingChanges',
    ]);
    expect(other('HOST_CHANGE', { newHostLocation: { country: 'JP', town: 'Tokyo' } })).toEqual([]);
    expect(other('PAY', { newSalary: '90000', newSalaryCurrency: 'EUR' })).toEqual([
      'undefined changes.nothingChanges',
    ]);
    expect(other('PAY', { newSalary: '90000', newSalaryCurrency: 'SGD' })).toEqual([]);
    expect(other('POLICY', { newPolicy: { id: 'old', label: '' } })).toEqual(['undefined changes.nothingChanges']);
    expect(other('DATES')).toEqual(['undefined changes.nothingChanges']);
  });
  test('of the family is who joins that stays behind now, and who leaves that moves along', () => {
    const [partner, child] = ['partner', 'child'].map((id) => [{ id, label: '' }]);
    expect(other('FAMILY', { joining: child, leaving: partner })).toEqual([]);
    expect(other('FAMILY', { joining: partner, leaving: child })).toEqual([
      'joining changes.joinsNot',
      'leaving changes.leavesNot',
    ]);
    expect(other('FAMILY', { joining: [{ id: 'a stranger', label: '' }] })).toEqual(['joining changes.joinsNot']);
  });
  test('of pay and grade needs somebody employed', () => {
    const grade = { kind: 'GRADE', newEndDate: null, newGrade: { id: 'g7', label: '' } };
    expect(faultsOf(grade)).toEqual([]);
    expect(faultsOf(grade, undefined, { ...facts, hasEmployee: false })).toEqual(['undefined changes.noEmployee']);
  });
  test('may not run into another assignment unless that is meant', () => {
    const other = {
      id: 'o',
      reference: 'AS-9',
      status: 'PENDING' as const,
      start: '2027-06-01',
      end: null,
      confidential: false,
      isAnswered: false,
    };
    const of = { ...facts, others: [other] };
    expect(faultsOf({}, undefined, of)).toEqual(['overlaps cases.overlapsOpen']);
    expect(faultsOf({ overlaps: [{ id: 'o', label: '' }] }, undefined, of)).toEqual([]);
    expect(faultsOf({}, undefined, { ...of, beside: ['o'] })).toEqual([]);
  });
});

test('what was before is taken once, and compared with what is so now', () => {
  const derive = (change: object, of = facts) =>
    changeOfCircumstanceRules.spec.derive?.({ ...silent, ...change } as never, of as never);
  const made = derive({ kind: 'EXTENSION', status: 'REQUESTED', effectiveDate: '2026-09-01', seenAt: null });
  expect(made).toMatchObject({ endBefore: '2027-02-28', seenAt: facts.now, applyAt: null });
  const moved = { ...facts, present: { ...facts.present, endBefore: '2027-03-31', policyBefore: 'new' } };
  const kept = { ...silent, ...made, kind: 'EXTENSION', status: 'APPROVED', effectiveDate: '2026-09-01' };
  expect(derive(kept, moved)).toEqual({ assignee: 'camille', newFamilySize: null, applyAt: '2026-09-01T00:00:00Z' });
  // Of the policy, which it is not about, it says nothing.
  expect(staleFields(kept as never, moved.present)).toEqual(['endBefore']);
  expect(staleFields(kept as never, facts.present)).toEqual([]);
});

describe('a scenario that is adopted', () => {
  const basedOn = {
    ...{ startDate: '2026-03-01', endDate: '2027-02-28', policy: 'old', relocationPackage: null, along: 1 },
    ...{ homeLocation: { country: 'FR', town: 'Lyon' }, hostLocation: { country: 'SG', town: 'Singapore' } },
  };
  const plan: AdoptedPlan = {
    ...{
      status: 'APPROVED',
      caseDetail: 'case',
      startDate: '2026-03-01',
      endDate: '2026-12-31',
      familySize: 2,
      basedOn,
    },
    ...{ homeLocation: { country: 'FR', town: 'Lyon' }, hostLocation: { country: 'JP', town: 'Osaka' } },
    ...{ policy: { id: 'short', label: 'Short' }, relocationPackage: null },
  };
  const adopted = (more: Partial<AdoptedPlan> = {}, said: object = {}, of: Partial<ChangeFacts> = {}) =>
    faultsOf(
      {
        kind: 'SCENARIO',
        newEndDate: null,
        scenario: { id: 's', label: '' },
        joining: [{ id: 'child', label: '' }],
        ...said,
      },
      undefined,
      { ...facts, plan: { ...plan, ...more }, ...of },
    );
  test('is an approved one of the assignment, which is still as it was when it was worked out', () => {
    expect(adopted()).toEqual([]);
    expect(adopted({}, { scenario: null })).toEqual(['scenario input.required']);
    expect(adopted({}, {}, { plan: null })).toEqual(['scenario changes.scenarioNotApproved']);
    expect(adopted({ caseDetail: 'another' })).toEqual(['scenario changes.scenarioNotApproved']);
    expect(adopted({ status: 'ADOPTED' })).toEqual(['scenario changes.scenarioNotApproved']);
    expect(adopted({ basedOn: { ...basedOn, endDate: '2027-06-30' } })).toEqual([
      'scenario cases.changedSinceScenario',
    ]);
  });
  test('is for as many as will move along, and no shorter than it takes to begin', () => {
    expect(adopted({}, { joining: null })).toEqual(['joining changes.otherFamily']);
    expect(adopted({ familySize: 1 }, { joining: null })).toEqual([]);
    expect(adopted({ endDate: '2026-01-31' })).toEqual(['newEndDate cases.endBeforeStart']);
  });
  test('that is as the assignment is changes nothing', () => {
    const same = { hostLocation: facts.present.hostBefore, endDate: '2027-02-28', familySize: 1 };
    expect(adopted({ ...same, policy: { id: 'old', label: 'Old' } }, { joining: null })).toEqual([
      'undefined changes.nothingChanges',
    ]);
  });
});
