import { describe, expect, test } from 'vitest';
import { allowanceOf } from './access.ts';
import { defineEntity } from './entity.ts';
import { choice, derived, lifecycle, money, ref, text } from './fields/build.ts';
import { readFields, readRecord, refuseClosedChanges, type Values } from './input.ts';
import { lifecycleFaults } from './lifecycle.ts';
import { isRefusal, type Refusal } from './refusal.ts';

const claim = defineEntity({
  name: 'claim',
  label: 'Claim',
  plural: 'Claims',
  title: ['reason'],
  fields: {
    reason: text('Reason', { required: true }),
    amount: money('Amount'),
    owner: ref('Owner', 'person', { wire: 'id' }),
    kind: choice('Kind', { A: 'A', B: 'B' }, { initial: 'A' }),
    total: derived(money('Total')),
    secretNote: text('Note', { secret: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open', editable: true }, DONE: { label: 'Done', final: true } },
      transitions: { finish: { label: 'Finish', from: ['OPEN'], to: 'DONE', by: ['clerk'] } },
    }),
  },
  access: {
    clerk: { do: ['read', 'create'], hide: ['amount', 'kind'] },
    owner: { do: ['read'], where: { field: 'owner', op: 'eq', value: '$me.person' }, hide: ['kind'] },
  },
});
const codes = (r: Values | Refusal): string[] =>
  isRefusal(r) ? (r.problems ?? [r]).map((p) => `${p.field ?? ''}:${p.code}`) : [];

describe('reading a record', () => {
  test('names every problem at its place, all at once', () => {
    const read = readRecord(claim, { amount: 'x', ownerId: 'y', planet: 1 }, { mode: 'create' });
    expect(codes(read).sort()).toEqual([
      'amount:input.notNumber',
      'ownerId:input.notReference',
      'planet:input.unknownField',
      'reason:input.required',
    ]);
  });
  test('fills initial values on create only', () => {
    expect(readRecord(claim, { reason: 'r' }, { mode: 'create' })).toMatchObject({ reason: 'r', kind: 'A' });
    expect(readRecord(claim, { amount: '1' }, { mode: 'update' })).toEqual({ amount: '1' });
  });
  test('a required field may not be emptied later', () => {
    expect(codes(readRecord(claim, { reason: '' }, { mode: 'update' }))).toEqual(['reason:input.required']);
  });
  test('a field that is hidden or secret looks like one that does not exist', () => {
    expect(codes(readRecord(claim, { reason: 'r', secretNote: 'x' }, { mode: 'create' }))).toEqual([
      'secretNote:input.unknownField',
    ]);
    const hidden = new Set(['amount']);
    expect(codes(readRecord(claim, { reason: 'r', amount: '1' }, { mode: 'create', hidden }))).toEqual([
      'amount:input.unknownField',
    ]);
  });
  test('a status or derived field sent back unchanged is no change; anything else is refused', () => {
    const stored = { status: 'OPEN', total: '5' };
    const same = readRecord(claim, { status: 'OPEN', total: '5.0' }, { mode: 'update' }) as Values;
    expect(refuseClosedChanges(claim, same, stored)).toBeUndefined();
    expect(same).toEqual({});
    const other = readRecord(claim, { status: 'DONE' }, { mode: 'update' }) as Values;
    expect(codes(refuseClosedChanges(claim, other, stored) as Refusal)).toEqual(['status:input.readOnlyField']);
  });
  test('what is no object is refused', () => {
    for (const body of [null, [], 'x', 1]) expect(isRefusal(readRecord(claim, body, { mode: 'create' }))).toBe(true);
  });
  test('inputs of actions are read the same way', () => {
    const fields = { reason: text('Reason', { required: true }) };
    expect(readFields(fields, { reason: ' because ' })).toEqual({ reason: 'because' });
    expect(codes(readFields(fields, { why: 1 }))).toEqual(['why:input.unknownField', 'reason:input.required']);
  });
});

describe('what roles may do', () => {
  test('nothing, unless it is written down', () => {
    expect(allowanceOf(claim.access, ['stranger', 'constructor']).deeds).toEqual({});
  });
  test('an unconditional grant wins over a conditional one', () => {
    expect(allowanceOf(claim.access, ['owner', 'clerk']).deeds.read).toBe(true);
    expect(allowanceOf(claim.access, ['owner']).deeds.read).toEqual({ field: 'owner', op: 'eq', value: '$me.person' });
    expect(allowanceOf(claim.access, ['owner']).deeds.delete).toBeUndefined();
  });
  test('a field is hidden only when every grant that reads hides it', () => {
    expect([...allowanceOf(claim.access, ['clerk', 'owner']).hidden]).toEqual(['kind']);
  });
});

describe('a lifecycle', () => {
  test('that is sound has no faults', () => expect(lifecycleFaults(claim.fields.status)).toEqual([]));
  test('names unknown, unreachable and dead states', () => {
    const faults = lifecycleFaults({
      initial: 'A',
      states: { A: { label: 'A' }, B: { label: 'B' }, C: { label: 'C', final: true } },
      transitions: {
        go: { label: 'Go', from: ['A'], to: 'B', by: [] },
        fly: { label: 'Fly', from: ['X'], to: 'B', by: ['r'] },
      },
    });
    expect(faults).toEqual([
      'go can be done by nobody',
      'fly names the unknown state X',
      'state B has no way out and is not final',
      'state C cannot be reached',
    ]);
  });
});
