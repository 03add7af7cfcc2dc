import { defineEntity, ref, text } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsAt } from '../fields/field-at.ts';
import { isSame } from './form-values.ts';
import { decide, mergeChanges } from './merge.ts';

const thing = defineEntity({
  name: 'thing',
  label: 'Thing',
  plural: 'Things',
  title: ['name'],
  fields: { name: text('Name'), town: text('Town'), owner: ref('Owner', 'thing') },
  access: {},
});
const fields = ['name', 'town', 'owner'].flatMap((name) => fieldsAt(thing).get(name) ?? []);
const base = { name: 'A', town: 'Lyon', owner: { id: '1', label: 'Camille' } };

describe('two people changing one record', () => {
  it('merges by itself what only one of them touched', () => {
    const merged = mergeChanges(fields, base, { ...base, name: 'B' }, { ...base, town: 'Paris' });
    expect(merged.conflicts).toEqual([]);
    expect(merged.values).toEqual({ ...base, name: 'B', town: 'Paris' });
  });

  it('asks only about what both changed to something different', () => {
    const merged = mergeChanges(
      fields,
      base,
      { ...base, name: 'B', town: 'Nice' },
      { ...base, name: 'C', town: 'Nice' },
    );
    expect(merged.conflicts.map((at) => at.name)).toEqual(['name']);
    expect(merged.values.name).toBe('B');
  });

  it('knows a relation by its id, whatever it is called now', () => {
    const renamed = { ...base, owner: { id: '1', label: 'Camille Laurent-Dupont' } };
    expect(mergeChanges(fields, base, { ...base, owner: { id: '2', label: 'Diego' } }, renamed).conflicts).toEqual([]);
  });

  it('takes the side that was chosen for each field', () => {
    const theirs = { ...base, name: 'C', town: 'Paris' };
    const merged = mergeChanges(fields, base, { ...base, name: 'B', town: 'Nice' }, theirs);
    expect(decide(merged, theirs, { name: 'theirs', town: 'mine' })).toEqual({ ...base, name: 'C', town: 'Nice' });
  });

  it('never loses a change that nobody else touched', () => {
    const value = fc.constantFrom('A', 'B', 'C', null);
    const record = fc.record({ name: value, town: value, owner: fc.constant(null) });
    fc.assert(
      fc.property(record, record, record, (before, mine, theirs) => {
        const { values, conflicts } = mergeChanges(fields, before, mine, theirs);
        for (const at of fields) {
          const [was, own, other] = [before, mine, theirs].map((side) => (side as Record<string, unknown>)[at.wire]);
          const isConflict = conflicts.includes(at);
          const both = !isSame(was, own) && !isSame(was, other) && !isSame(own, other);
          expect(isConflict).toBe(both);
          if (!isConflict) expect(isSame(values[at.wire], isSame(was, own) ? other : own)).toBe(true);
        }
      }),
    );
  });
});
