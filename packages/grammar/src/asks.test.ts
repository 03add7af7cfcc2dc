import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ActionSend } from './action.ts';
import { defineAction } from './action.ts';
import { askedBy, askingActions, isForMany, stampFaults } from './asks.ts';
import { defineEntity } from './entity.ts';
import { date, dateTime, derived, file, lifecycle, longText, ref, text, yesNo } from './fields/build.ts';
import type { TransitionSpec } from './fields/field.ts';

const states = { OPEN: { label: 'Open' }, SHUT: { label: 'Shut', final: true } } as const;
const way = { label: 'Shut', from: ['OPEN'], to: 'SHUT', by: ['keeper'] } as const;
const reason = { reason: longText('Why', { required: true, max: 100 }) };

const door = defineEntity({
  name: 'door',
  label: 'Door',
  plural: 'Doors',
  title: ['name'],
  fields: {
    name: text('Name', { required: true }),
    why: longText('Why', { max: 100, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states,
      transitions: { shut: { ...way, asks: reason, stamps: { why: 'reason' } }, slam: way },
    }),
  },
  access: {},
});

/** The same door, with one step that stamps other things. */
const stamping = (spec: Partial<TransitionSpec>) =>
  defineEntity({
    name: 'door',
    label: 'Door',
    plural: 'Doors',
    title: ['name'],
    fields: {
      name: text('Name', { required: true, max: 50 }),
      day: date('Day'),
      moment: dateTime('Moment'),
      user: ref('User', 'user'),
      shut: yesNo('Shut'),
      sum: derived(text('Sum')),
      status: lifecycle('Status', { initial: 'OPEN', states, transitions: { shut: { ...way, ...spec } } }),
    },
    access: {},
  });

describe('a transition that asks', () => {
  test('is a named action with what it asks for as its input', () => {
    expect(askingActions(door, [])).toEqual([
      { name: 'shut', on: 'door', label: 'Shut', transition: 'status.shut', input: reason },
    ]);
    expect(askedBy(door, 'status.shut')).toEqual(askingActions(door, [])[0]);
    expectTypeOf<ActionSend<ReturnType<typeof askedBy<typeof door, 'status.shut'>>>>().toEqualTypeOf<{
      reason?: string | null;
    }>();
    expect(() => askedBy(door, 'status.slam')).toThrow('status.slam');
  });
  test('leaves that to an action which is declared for it, and which takes all that is asked', () => {
    const own = defineAction({ name: 'shut', on: door, label: 'Shut', transition: 'status.shut', input: reason });
    expect(askingActions(door, [own])).toEqual([]);
    expect(stampFaults(door, [own])).toEqual([]);
    expect(stampFaults(door, [{ ...own, input: {} }])).toContain(
      'status.shut asks for reason, which its action does not take',
    );
  });
  test('can be done with many at once where nothing else is entered', () => {
    const [shut] = askingActions(door, []);
    if (!shut) throw new Error('nothing asks');
    expect(isForMany(door, shut)).toBe(true);
    expect(isForMany(door, { ...shut, input: { ...reason, more: text('More') } })).toBe(false);
    expect(isForMany(door, { ...shut, once: true })).toBe(false);
    expect(isForMany(door, { ...shut, proof: 'password' })).toBe(false);
    expect(isForMany(stamping({ asks: { paper: file('Paper') } }), { ...shut, input: { paper: file('Paper') } })).toBe(
      false,
    );
  });
});

describe('stamps', () => {
  test.each<[Partial<TransitionSpec>]>([
    [{ stamps: { day: '$now', moment: '$now', user: '$me', shut: true } }],
    [{ stamps: { day: null, shut: false } }],
    [{ asks: { name: text('Name', { required: true, max: 50 }) }, stamps: { name: 'name' } }],
  ])('%o are sound', (spec) => expect(stampFaults(stamping(spec), [])).toEqual([]));
  test.each<[Partial<TransitionSpec>, string]>([
    [{ stamps: { nothing: '$now' } }, 'which is not one of its fields'],
    [{ stamps: { sum: '$now' } }, 'which is not written by hand'],
    [{ stamps: { status: null } }, 'which is not written by hand'],
    [{ stamps: { name: '$now' } }, 'which is no day or moment'],
    [{ stamps: { name: '$me' } }, 'which is no user or person'],
    [{ stamps: { name: null } }, 'which has to be there'],
    [{ stamps: { day: true } }, 'which is no yes/no'],
    [{ stamps: { name: 'why' } }, 'from why, which nothing asks for'],
    [{ asks: { why: text('Why') }, stamps: { day: 'why' } }, 'from why, which is of another kind'],
    [{ asks: { why: text('Why', { max: 50 }) }, stamps: { name: 'why' } }, 'from why, which is of another kind'],
    [
      { asks: { why: text('Why', { required: true, max: 51 }) }, stamps: { name: 'why' } },
      'from why, which is of another kind',
    ],
  ])('%o are a fault: %s', (spec, fault) => {
    const [found = ''] = stampFaults(stamping(spec), []);
    expect(found).toContain(fault);
  });
});
