import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapsOf, groupFaults } from './group-faults.rules.ts';
import { type DecidingGroup, type DecidingRequest, stepsFor } from './steps-for.rules.ts';

const group = (id: string, more: Partial<DecidingGroup> = {}): DecidingGroup => ({
  id,
  name: id,
  sequence: 1,
  kinds: ['costs'],
  amountOver: null,
  amountUpTo: null,
  able: ['ada'],
  fallback: null,
  dueInDays: null,
  ...more,
});
const request = (amount: string | null | undefined, more: Partial<DecidingRequest> = {}): DecidingRequest => ({
  kind: 'costs',
  amountFor: () => amount,
  named: null,
  manager: 'manager',
  ...more,
});
const ids = (groups: readonly DecidingGroup[], of: DecidingRequest) =>
  stepsFor(groups, of).map((step) => `${step.sequence} ${step.group.id} ${step.reason}`);

const low = group('low', { amountUpTo: '10000' });
const high = group('high', { sequence: 2, amountOver: '10000', amountUpTo: '50000' });

describe('the groups that are asked', () => {
  test('are those of the kind whose limits the amount lies between: over the one, up to and including the other', () => {
    expect(ids([low, high], request('10000'))).toEqual(['1 low AMOUNT']);
    expect(ids([low, high], request('10000.01'))).toEqual(['2 high AMOUNT']);
    expect(ids([low, group('other', { kinds: ['sales'] })], request('5'))).toEqual(['1 low AMOUNT']);
    expect(ids([group('all'), high], request('20000'))).toEqual(['1 all KIND', '2 high AMOUNT']);
  });
  test('are none where no group decides the kind', () => {
    expect(ids([group('other', { kinds: ['sales'] })], request('5'))).toEqual([]);
  });
  test('are all of the kind where the amount cannot be converted, and those from nothing where there is none', () => {
    expect(ids([low, high], request(undefined))).toEqual(['1 low NO_RATE', '2 high NO_RATE']);
    expect(ids([low, high], request(null))).toEqual(['1 low KIND']);
  });
  test('are the next higher one, else the highest, for an amount that nobody decides', () => {
    const top = group('top', { amountOver: '60000', amountUpTo: '70000' });
    expect(ids([low, high, top], request('55000'))).toEqual(['1 top GAP']);
    expect(ids([low, high, top], request('90000'))).toEqual(['1 top GAP']);
  });
  test('leave out others of the same order for the one that the assignment names', () => {
    const groups = [group('one'), group('two'), group('after', { sequence: 2 })];
    expect(ids(groups, request('5'))).toEqual(['1 one KIND', '1 two KIND', '2 after KIND']);
    expect(ids(groups, request('5', { named: 'two' }))).toEqual(['1 two NAMED', '2 after KIND']);
    expect(ids(groups, request('5', { named: 'unknown' }))).toEqual(['1 one KIND', '1 two KIND', '2 after KIND']);
  });
  test('have somebody who stands in where none of them is able: the fallback contact, else the manager, else the team', () => {
    const nobody = group('one', { able: [], fallback: 'second' });
    expect(stepsFor([nobody], request('5'))[0]).toMatchObject({ asked: [], owner: 'second' });
    expect(stepsFor([{ ...nobody, fallback: null }], request('5'))[0]).toMatchObject({ asked: [], owner: 'manager' });
    const none = stepsFor([{ ...nobody, fallback: null }], request('5', { manager: null }))[0];
    expect(none).toMatchObject({ asked: [], owner: null });
    expect(stepsFor([group('one', { fallback: 'second' })], request('5'))[0]).toMatchObject({ owner: null });
  });
});

const amounts = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => new Exact(cents).dividedBy(100).toFixed(2));
const limits = fc.tuple(fc.option(amounts), fc.option(amounts)).map(([one, other]) => {
  const reversed = one !== null && other !== null && new Exact(other).lessThanOrEqualTo(one);
  return reversed ? { amountOver: null, amountUpTo: one } : { amountOver: one, amountUpTo: other };
});
const groups = fc.array(
  fc.record({ id: fc.uuid(), sequence: fc.integer({ min: 1, max: 4 }), limits, isOther: fc.boolean() }),
  { maxLength: 6 },
);
const made = (given: { id: string; sequence: number; limits: Partial<DecidingGroup>; isOther: boolean }[]) =>
  given.map(({ id, sequence, limits: by, isOther }) =>
    group(id, { sequence, ...by, kinds: isOther ? ['sales'] : ['costs'] }),
  );

describe('whatever the groups', () => {
  test('a request is asked of somebody as soon as one group decides its kind, and only of groups that do, in their order', () => {
    fc.assert(
      fc.property(groups, fc.option(amounts), fc.boolean(), (given, amount, hasRate) => {
        const all = made(given);
        const steps = stepsFor(all, request(hasRate ? amount : undefined));
        expect(steps.length > 0).toBe(all.some(({ kinds }) => kinds.includes('costs')));
        expect(steps.every((step) => step.group.kinds.includes('costs'))).toBe(true);
        expect(steps.map(({ sequence }) => sequence)).toEqual(steps.map(({ sequence }) => sequence).toSorted());
        expect(new Set(steps.map((step) => step.group.id)).size).toBe(steps.length);
      }),
    );
  });
  test('the order in which they were entered changes nothing', () => {
    fc.assert(
      fc.property(groups, amounts, (given, amount) => {
        const all = made(given);
        expect(ids([...all].reverse(), request(amount)).toSorted()).toEqual(ids(all, request(amount)).toSorted());
      }),
    );
  });
  test('an amount is in a gap exactly where no group decides it', () => {
    fc.assert(
      fc.property(groups, amounts, (given, amount) => {
        const all = made(given);
        const isInGap = gapsOf(
          'costs',
          'EUR',
          all.map((one) => ({ ...one, currency: 'EUR' })),
        ).some(
          (gap) =>
            gap.code === 'GAP' &&
            new Exact(amount).greaterThan(gap.from) &&
            (gap.to === null || new Exact(amount).lessThanOrEqualTo(gap.to)),
        );
        const steps = stepsFor(all, request(amount));
        if (new Exact(amount).isZero() || steps.length === 0) return;
        expect(steps.some(({ reason }) => reason === 'GAP')).toBe(isInGap);
      }),
    );
  });
});

describe('what is wrong with a group', () => {
  const person = (name: string, more = {}) => ({ user: name, name, isActive: true, hasRole: true, ...more });
  const setUp = {
    id: 'g',
    kinds: ['costs'] as const,
    currency: 'EUR',
    amountOver: null,
    amountUpTo: '1000',
    members: [person('Ada')],
    fallback: person('Bo'),
    escalation: null,
    escalateAfterHours: null,
  };
  const faults = (more: object, others: readonly (typeof setUp)[] = []) => {
    const one = { ...setUp, ...more };
    return groupFaults(one, [one, ...others]);
  };
  test('is nothing where everybody is able and no amount is left', () => {
    expect(faults({ amountUpTo: null })).toEqual([]);
    expect(faults({}, [{ ...setUp, id: 'h', amountOver: '1000', amountUpTo: null } as never])).toEqual([]);
  });
  test('names who cannot sign in and who decides nothing, each once', () => {
    const away = person('Cy', { isActive: false });
    expect(faults({ amountUpTo: null, members: [away, person('Di', { hasRole: false })], fallback: away })).toEqual([
      { code: 'NOBODY_ABLE' },
      { code: 'NO_ACCESS', name: 'Cy' },
      { code: 'NO_ROLE', name: 'Di' },
    ]);
  });
  test('says what is missing, and what escalation would lead to nobody', () => {
    expect(faults({ amountUpTo: null, kinds: [], members: [], fallback: null, escalateAfterHours: 8 })).toEqual([
      { code: 'NO_KIND' },
      { code: 'NO_MEMBERS' },
      { code: 'NO_FALLBACK' },
      { code: 'NO_ESCALATION' },
    ]);
  });
  test('says which amounts nobody decides', () => {
    const gap = { code: 'GAP', kind: 'costs', currency: 'EUR' };
    expect(faults({})).toEqual([{ ...gap, from: '1000', to: null }]);
    expect(faults({}, [{ ...setUp, id: 'h', amountOver: '2500', amountUpTo: null } as never])).toEqual([
      { ...gap, from: '1000', to: '2500' },
    ]);
  });
});
