import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BenefitTerms, TermsSnapshot } from '../terms/door.generated.ts';
import type { AdoptedPlan } from './adopted-plan.ts';
import { type EffectFacts, earlyEnd, effectsOf } from './change-effects.rules.ts';
import type { SaidChange } from './change-of-circumstance.rules.ts';
import { movedServices, type StandingService } from './moved-services.rules.ts';

const said: SaidChange = {
  kind: 'DATES',
  effectiveDate: '2026-06-01',
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
const noTerms: TermsSnapshot = {
  ...{ startDate: '2026-03-02', endDate: '2027-02-26', along: 0, grade: null, hostCountry: 'SG', distance: null },
  ...{ currency: 'EUR', policy: [], components: [], pay: null, formulas: [] },
};
const facts: EffectFacts = {
  today: '2026-06-01',
  startDate: '2026-03-02',
  endDate: '2027-02-26',
  hostLocation: { country: 'SG', town: 'Singapore' },
  phase: 'ON_ASSIGNMENT',
  returnPhase: 'RETURN',
  holidays: [],
  work: [],
  services: [],
  terms: { standing: [], snapshot: noTerms },
  papers: [],
  family: [],
  plan: null,
  people: [],
};
const service = (
  name: string,
  startDate: string | null,
  endDate: string | null,
  more: object = {},
): StandingService => ({
  id: name,
  name,
  status: 'REQUESTED',
  startDate,
  endDate,
  vendors: [],
  ...more,
});
const of = (change: Partial<SaidChange>, more: Partial<EffectFacts> = {}) =>
  effectsOf({ ...said, ...change }, { ...facts, ...more });

describe('a change does to the assignment what its kind says', () => {
  test('dates, place, policy, and the phase of those who return', () => {
    expect(of({ newStartDate: '2026-04-01' }).assignment).toEqual({ assignmentStartDate: '2026-04-01' });
    expect(of({ kind: 'RETURN', newEndDate: '2026-09-30' }).assignment).toEqual({
      assignmentEndDate: '2026-09-30',
      phase: 'RETURN',
    });
    expect(of({ kind: 'RETURN', newEndDate: '2026-09-30' }, { returnPhase: null }).assignment).toEqual({
      assignmentEndDate: '2026-09-30',
    });
    const newHostLocation = { country: 'JP', town: 'Osaka' };
    expect(of({ kind: 'HOST_CHANGE', newHostLocation }).assignment).toEqual({ hostLocation: newHostLocation });
    expect(of({ kind: 'POLICY', newPolicy: { id: 'p', label: '' } }).assignment).toEqual({ policy: 'p' });
  });
  test('a scenario has all of it at once; an end that it brings forward is an early one', () => {
    const plan = {
      ...{
        status: 'APPROVED' as const,
        caseDetail: 'c',
        startDate: '2026-04-01',
        endDate: '2026-12-31',
        familySize: 0,
      },
      ...{ homeLocation: { country: 'FR' }, hostLocation: { country: 'JP' }, basedOn: null, relocationPackage: null },
      policy: { id: 'p', label: '' },
    } satisfies AdoptedPlan;
    const change = { ...said, kind: 'SCENARIO' } as const;
    const { assignment } = of(change, { plan });
    expect(assignment).toEqual({
      ...{ assignmentStartDate: '2026-04-01', assignmentEndDate: '2026-12-31', policy: 'p', relocationPackage: null },
      ...{ homeLocation: { country: 'FR' }, hostLocation: { country: 'JP' } },
    });
    expect(earlyEnd(change, facts, assignment)).toBe('2026-12-31');
    expect(earlyEnd(change, { endDate: '2026-06-30' }, assignment)).toBeNull();
    expect(earlyEnd({ ...change, kind: 'DATES' }, facts, assignment)).toBeNull();
    expect(of({ kind: 'SCENARIO' }).assignment).toEqual({});
  });
  test('pay and grade are the employee’s, the family its own', () => {
    expect(of({ kind: 'PAY', newSalary: '1', newSalaryCurrency: 'EUR' })).toMatchObject({
      assignment: {},
      employee: { salary: '1', salaryCurrency: 'EUR' },
    });
    const family = [
      { id: 'ana', name: 'Ana', accompanies: false },
      { id: 'luc', name: 'Luc', accompanies: true },
    ];
    expect(of({ kind: 'FAMILY', joining: [{ id: 'ana', label: '' }] }, { family }).family).toEqual([
      { id: 'ana', name: 'Ana', joins: true },
    ]);
  });
});

describe('services', () => {
  const services = [
    service('Visa', '2026-01-15', null),
    service('Home search', '2026-03-20', '2026-03-28'),
    service('Language course', '2026-09-01', '2026-12-15'),
    service('Household goods', '2027-02-20', '2027-03-10'),
    service('Temporary housing', '2026-03-02', '2026-04-01', { status: 'IN_PROGRESS' }),
    service('Done', '2026-03-01', null, { status: 'COMPLETED' }),
  ];
  const moved = (change: Partial<SaidChange>) =>
    of(change, { services }).services.map(({ name, isCancelled, startAfter, endAfter }) =>
      isCancelled ? `${name} cancelled` : `${name} ${startAfter} ${endAfter}`,
    );
  test('before and soon after the start go along with it; what has begun keeps its start', () => {
    expect(moved({ newStartDate: '2026-03-12' })).toEqual([
      'Visa 2026-01-25 null',
      'Home search 2026-03-30 2026-04-07',
      'Temporary housing 2026-03-02 2026-04-11',
    ]);
  });
  test('of the last weeks go along with the end; those after an early end are cancelled', () => {
    expect(moved({ kind: 'EXTENSION', newEndDate: '2027-03-26' })).toEqual(['Household goods 2027-03-20 2027-04-07']);
    expect(moved({ kind: 'SHORTENING', newEndDate: '2026-08-31' })).toEqual([
      'Language course cancelled',
      'Household goods 2026-08-25 2026-09-12',
    ]);
    expect(moved({ kind: 'SHORTENING', newEndDate: '2026-10-31' })).toEqual([
      'Language course 2026-09-01 2026-10-31',
      'Household goods 2026-10-25 2026-11-12',
    ]);
  });
  test('never end before they begin, and stay where the dates stay', () => {
    const days = fc.integer({ min: -200, max: 700 });
    const on = (n: number) => Temporal.PlainDate.from('2026-03-02').add({ days: n }).toString();
    fc.assert(
      fc.property(days, fc.nat(300), fc.integer({ min: 0, max: 600 }), (start, length, end) => {
        const one = service('One', on(start), on(start + length));
        const before = { startDate: '2026-03-02', endDate: '2027-02-26' };
        expect(movedServices([one], before, before)).toEqual([]);
        for (const { startAfter, endAfter } of movedServices([one], before, { ...before, endDate: on(end) }))
          expect(String(endAfter) >= String(startAfter)).toBe(true);
      }),
    );
  });
});

test('steps move by the plan of the assignment as it will be, in the calendar of the new place', () => {
  const work = [
    {
      activatedOn: '2026-01-05',
      steps: [
        {
          key: 's',
          sequence: 1,
          trigger: 'BEFORE_END',
          triggerDays: 30,
          phase: null,
          dueInDays: 2,
          after: [],
        } as const,
      ],
      phases: [{ phase: 'ON_ASSIGNMENT', since: '2026-01-05' }],
      plan: [{ key: 's', start: '2027-01-27', due: '2027-01-29', reason: 'END', isReady: true, waitsFor: [] } as const],
      states: [
        { key: 's', status: 'OPEN', isLocked: false, startedOn: null, closedOn: null, agreedDue: null } as const,
      ],
      names: { s: 'Plan the return' },
    },
  ];
  expect(of({ kind: 'SHORTENING', newEndDate: '2026-12-31' }, { work }).steps).toEqual([
    {
      id: 's',
      name: 'Plan the return',
      startBefore: '2027-01-27',
      startAfter: '2026-12-01',
      dueBefore: '2027-01-29',
      dueAfter: '2026-12-03',
    },
  ]);
  const holidays = [{ country: 'JP', day: '2027-01-27' }];
  const newHostLocation = { country: 'JP' };
  expect(of({ kind: 'HOST_CHANGE', newHostLocation }, { work, holidays }).steps).toMatchObject([
    { startAfter: '2027-01-26', dueAfter: '2027-01-29' },
  ]);
});

describe('benefits', () => {
  const terms = (benefit: string, more: Partial<BenefitTerms> = {}): BenefitTerms => ({
    ...{ benefit, name: benefit, policyBenefit: null, amount: '1000', currency: 'EUR', unitType: null },
    ...{ numberOfUnits: null, period: 'MONTH', percentage: null, coveredYears: null, years: [], dataVariation: null },
    ...{ variations: [], calculation: null, flexOption: false, lowerLimit: null, upperLimit: null, tolerance: null },
    ...{ exception: true, include: true, lockInclude: false, employeeCanPost: true },
    ...more,
  });
  const has = (id: string, more: object = {}) => ({
    ...{ id, benefit: id, name: id, status: 'INCLUDED' as const, grantedBy: 'POLICY' as const, policyBenefit: null },
    ...{ amount: '1000', termsAmount: '1000', payAmount: null, currency: 'EUR', period: 'MONTH' as const },
    ...{ lowerLimit: null, upperLimit: null, tolerance: null, startsOn: '2026-03-02', endsOn: '2027-02-26' },
    ...more,
  });
  const by = (policy: readonly BenefitTerms[], ...standing: ReturnType<typeof has>[]) => ({
    terms: { standing, snapshot: { ...facts.terms.snapshot, policy } },
  });
  const said = (effects: ReturnType<typeof of>) =>
    effects.benefits.map((one) => [one.id, one.kind, one.amountAfter, one.lastAfter]);
  test('end with the assignment, and so do those that a person gave', () => {
    const found = of(
      { kind: 'SHORTENING', newEndDate: '2026-12-31' },
      by([terms('a')], has('a'), has('b', { grantedBy: 'HAND' })),
    );
    expect(said(found)).toEqual([
      ['a', 'CHANGED', '1000.00', '2026-12-31'],
      ['b', 'CHANGED', '1000', '2026-12-31'],
    ]);
    expect(found.terms.spans).toEqual([{ id: 'b', endsOn: '2026-12-31' }]);
  });
  test('of a new policy are gained, and those that it does not grant end the day before', () => {
    const found = of({ kind: 'POLICY', newPolicy: { id: 'p', label: '' } }, by([terms('new')], has('old')));
    expect(said(found)).toEqual([
      ['new', 'GAINED', '1000.00', '2027-02-26'],
      ['old', 'LOST', null, '2026-05-31'],
    ]);
  });
  test('follow the family that moves along', () => {
    const variations = [
      {
        id: 'v',
        dependsOn: 'FAMILY_SIZE' as const,
        value: '2',
        amount: '1500',
        currency: 'EUR',
        lowerLimit: null,
        upperLimit: null,
      },
    ];
    const family = [{ id: 'ana', name: 'Ana', accompanies: false }];
    const found = of(
      { kind: 'FAMILY', joining: [{ id: 'ana', label: '' }] },
      { ...by([terms('a', { dataVariation: 'FAMILY_SIZE', variations })], has('a')), family },
    );
    expect(said(found)).toEqual([['a', 'CHANGED', '1500.00', '2027-02-26']]);
  });
});

describe('papers', () => {
  const paper = { id: 'w', entity: 'workPermit', name: 'EP', holder: 'Ana', country: 'SG', dependant: null } as const;
  const uncovered = (change: Partial<SaidChange>, until: string | null, more: object = {}) =>
    of(change, {
      papers: [{ ...paper, until, ...more }],
      family: [
        { id: 'ana', name: 'Ana', accompanies: false },
        { id: 'luc', name: 'Luc', accompanies: true },
      ],
    }).papers.map(({ because }) => because);
  test('that covered the assignment and end before its new end do not cover it any more', () => {
    expect(uncovered({ kind: 'EXTENSION', newEndDate: '2027-06-30' }, '2027-03-31')).toEqual(['ENDS']);
    expect(uncovered({ kind: 'EXTENSION', newEndDate: '2027-06-30' }, '2027-06-30')).toEqual([]);
    expect(uncovered({ kind: 'EXTENSION', newEndDate: '2027-06-30' }, '2026-12-31')).toEqual([]);
  });
  test('of the country that is left are of no use', () => {
    const newHostLocation = { country: 'JP' };
    expect(uncovered({ kind: 'HOST_CHANGE', newHostLocation }, '2027-12-31')).toEqual(['COUNTRY']);
    expect(uncovered({ kind: 'HOST_CHANGE', newHostLocation }, '2027-12-31', { country: null })).toEqual([]);
  });
  test('count for those of the family who move along then', () => {
    const own = { country: null, dependant: 'ana', entity: 'travelDocument' };
    expect(uncovered({ kind: 'FAMILY', joining: [{ id: 'ana', label: '' }] }, '2026-12-31', own)).toEqual(['ENDS']);
    expect(uncovered({ kind: 'EXTENSION', newEndDate: '2027-06-30' }, '2027-03-31', own)).toEqual([]);
  });
});

test('vendors hear of the services that move, each person once', () => {
  const people = [{ user: 'grace', name: 'Grace', as: 'MANAGER' } as const];
  const vendors = [{ user: 'vera', name: 'Vera' }];
  const services = [
    service('Visa', '2026-01-15', null, { vendors }),
    service('Home search', '2026-03-20', null, { vendors }),
    service('Course', '2026-09-01', null, { vendors: [{ user: 'carl', name: 'Carl' }] }),
  ];
  expect(of({ newStartDate: '2026-03-12' }, { people, services }).told.map(({ name, as }) => [name, as])).toEqual([
    ['Grace', 'MANAGER'],
    ['Vera', 'VENDOR'],
  ]);
});
