import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyDifference, type SaidBenefit, type SaidPolicy } from './policy-difference.rules.ts';

const benefit = (key: string, fields: object, variations: SaidBenefit['variations'] = []): SaidBenefit => ({
  key,
  label: key,
  fields: { ...fields },
  variations,
});
const policy = (benefits: readonly SaidBenefit[], fields: object = {}): SaidPolicy => ({
  fields: { ...fields },
  benefits,
});

describe('what a version changes of the one before', () => {
  test('is what it grants more, no longer, or otherwise', () => {
    const before = policy([benefit('Housing', { amount: '2000' }), benefit('School', { amount: '900' })]);
    const after = policy([benefit('Flight', { amount: '800' }), benefit('Housing', { amount: '2500' })]);
    expect(policyDifference(before, after).benefits).toEqual([
      { kind: 'GAINED', label: 'Flight', fields: [{ field: 'amount', before: null, after: '800' }], variations: [] },
      {
        kind: 'CHANGED',
        label: 'Housing',
        fields: [{ field: 'amount', before: '2000', after: '2500' }],
        variations: [],
      },
      { kind: 'LOST', label: 'School', fields: [{ field: 'amount', before: '900', after: null }], variations: [] },
    ]);
  });
  test('is also what it says of itself, and what a benefit amounts to for some', () => {
    const varied = (amount: string) => [{ key: 'GRADE L5', label: 'L5', fields: { amount } }];
    const found = policyDifference(
      policy([benefit('Housing', { amount: '2000' }, varied('2600'))], { usePoints: false }),
      policy([benefit('Housing', { amount: '2000' }, varied('2700'))], { usePoints: true }),
    );
    expect(found.fields).toEqual([{ field: 'usePoints', before: false, after: true }]);
    expect(found.benefits).toEqual([
      {
        kind: 'CHANGED',
        label: 'Housing',
        fields: [],
        variations: [{ kind: 'CHANGED', label: 'L5', fields: [{ field: 'amount', before: '2600', after: '2700' }] }],
      },
    ]);
  });
  test('is not how a reference is called, nor the order of several', () => {
    const one = policy([
      benefit('Housing', { taxCode: { id: 't', label: 'Old name' }, roles: [{ id: 'a' }, { id: 'b' }] }),
    ]);
    const two = policy([
      benefit('Housing', { taxCode: { id: 't', label: 'New name' }, roles: [{ id: 'b' }, { id: 'a' }] }),
    ]);
    expect(policyDifference(one, two)).toEqual({ fields: [], benefits: [] });
  });
});

test('a copy differs in nothing, and what one way gains, the other loses', () => {
  const things = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdef'), amount: fc.nat(3) }), {
    selector: ({ key }) => key,
  });
  const made = things.map((all) => policy(all.map(({ key, amount }) => benefit(key, { amount }))));
  fc.assert(
    fc.property(made, made, (one, two) => {
      expect(policyDifference(one, structuredClone(one))).toEqual({ fields: [], benefits: [] });
      const kinds = (from: SaidPolicy, to: SaidPolicy, kind: string) =>
        policyDifference(from, to)
          .benefits.filter((it) => it.kind === kind)
          .map(({ label }) => label);
      expect(kinds(one, two, 'GAINED')).toEqual(kinds(two, one, 'LOST'));
      expect(kinds(one, two, 'CHANGED')).toEqual(kinds(two, one, 'CHANGED'));
    }),
  );
});
