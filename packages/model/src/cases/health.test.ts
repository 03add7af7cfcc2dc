import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDateAndMoney, type HealthFacts, healthOf, isLate, type OpenThing, openKinds } from './health.rules.ts';

const now = '2026-05-08T12:00:00Z';
const today = '2026-05-08';
const thing = (due: string | null, more: Partial<OpenThing> = {}): OpenThing => ({
  ...{ kind: 'STEP', entity: 'caseWorkflowItem', id: `t ${due}`, name: 'Call the family', who: 'Ana', due },
  ...more,
});
const active = (more: Partial<HealthFacts> = {}): HealthFacts => ({
  ...{ status: 'ACTIVE', onHoldReason: null, onHoldBy: null, onHoldSince: null, blocks: [], things: [] },
  ...{ assignmentStartDate: '2026-01-01', assignmentEndDate: '2027-12-31', ...more },
});
const block = {
  ...{ reason: 'IMMIGRATION', waitsFor: null, blockedBy: { id: 'u', label: 'Grace' } },
  ...{ created: '2026-05-04T08:00:00Z', expectedUntil: null, status: 'BLOCKED' as const },
};

describe('how an assignment stands', () => {
  test('blocked by whom since when, and who does what next until when', () => {
    const facts = active({ status: 'BLOCKED', blocks: [block], things: [thing('2026-05-15'), thing(null)] });
    const { standstill, next, concerns } = healthOf(facts, now);
    expect(standstill).toMatchObject({ by: 'Grace', days: 4 });
    expect(next).toMatchObject({ who: 'Ana', name: 'Call the family', due: '2026-05-15', isOverdue: false });
    expect(concerns).toEqual([{ kind: 'BLOCKED', since: '2026-05-04' }]);
  });
  test('is late since the oldest thing that is, and counts what is open of each kind', () => {
    const document = thing('2026-05-01', { kind: 'DOCUMENT', id: 'd' });
    const { concerns, counts, overdue } = healthOf(
      active({ things: [thing('2026-05-07'), thing(today), document] }),
      now,
    );
    expect(concerns).toEqual([{ kind: 'OVERDUE', since: '2026-05-01' }]);
    expect([counts.STEP, counts.DOCUMENT, overdue]).toEqual([{ open: 2, overdue: 1 }, { open: 1, overdue: 1 }, 2]);
  });
  test('one that should have started, or ended, says so', () => {
    const kinds = (more: Partial<HealthFacts>) => healthOf(active(more), now).concerns.map(({ kind }) => kind);
    expect(kinds({ status: 'PENDING', assignmentStartDate: '2026-05-07' })).toEqual(['NOT_STARTED']);
    expect(kinds({ status: 'PENDING', assignmentStartDate: today })).toEqual([]);
    expect(kinds({ assignmentEndDate: '2026-05-07' })).toEqual(['PAST_ITS_END']);
    expect(kinds({ assignmentEndDate: today })).toEqual([]);
  });
});

const days = fc
  .integer({ min: -60, max: 60 })
  .map((shift) => Temporal.PlainDate.from(today).add({ days: shift }).toString());
const things = fc.array(
  fc.record({
    kind: fc.constantFrom(...openKinds),
    entity: fc.constant('caseWorkflowItem'),
    id: fc.uuid(),
    name: fc.string({ maxLength: 5 }),
    who: fc.constantFrom('Ana', null),
    due: fc.option(days),
  }),
);
const statuses = fc.constantFrom('PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED', 'CLOSED', 'CANCELLED');
const cases = fc
  .record({
    status: statuses,
    assignmentStartDate: fc.option(days),
    assignmentEndDate: fc.option(days),
    onHoldSince: fc.option(days.map((day) => `${day}T08:00:00Z`)),
    things,
  })
  .map((of) => active(of));

describe('of any assignment', () => {
  test('nothing open is due before what is named as next', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const { next } = healthOf(of, now);
        const isOver = of.status === 'CLOSED' || of.status === 'CANCELLED';
        expect(next === null).toBe(isOver || of.things.length === 0);
        if (next)
          for (const { due } of of.things) expect(due === null || (next.due !== null && next.due <= due)).toBe(true);
      }),
    );
  });
  test('what is counted is what is open, and what is late is part of it', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const { counts, overdue } = healthOf(of, now);
        const all = Object.values(counts);
        const isOver = of.status === 'CLOSED' || of.status === 'CANCELLED';
        expect(all.reduce((sum, { open }) => sum + open, 0)).toBe(isOver ? 0 : of.things.length);
        expect(all.reduce((sum, one) => sum + one.overdue, 0)).toBe(overdue);
        expect(overdue).toBe(isOver ? 0 : of.things.filter((one) => isLate(one, today)).length);
      }),
    );
  });
  test('the order of things changes nothing, and one that is over needs nobody', () => {
    fc.assert(
      fc.property(cases, (of) => {
        expect(healthOf({ ...of, things: of.things.toReversed() }, now)).toEqual(healthOf(of, now));
        if (of.status === 'CLOSED' || of.status === 'CANCELLED') expect(healthOf(of, now).concerns).toEqual([]);
      }),
    );
  });
  test('who has waited longest comes first, then more money; a rank is an order', () => {
    const rank = fc.record({ since: fc.option(days), atStake: fc.option(fc.constantFrom('0', '9', '10', '10.00')) });
    fc.assert(
      fc.property(rank, rank, rank, (one, two, three) => {
        expect(Math.sign(byDateAndMoney(one, two))).toBe(-Math.sign(byDateAndMoney(two, one)) + 0);
        if (byDateAndMoney(one, two) <= 0 && byDateAndMoney(two, three) <= 0)
          expect(byDateAndMoney(one, three)).toBeLessThanOrEqual(0);
      }),
    );
    const of = (since: string | null, atStake: string | null) => ({ since, atStake });
    const sorted = [of(null, '5'), of('2026-05-02', '9'), of('2026-05-02', '10'), of('2026-05-01', null)];
    expect(sorted.toSorted(byDateAndMoney)).toEqual([sorted[3], sorted[2], sorted[1], sorted[0]]);
  });
});
