import { type Condition, type Filter, type FilterValue, operators } from '@homeport/grammar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caller } from '../../../../../tests/support/engine/toy-caller.ts';
import { askedBy, factOf, patternOf, shapeOf, sizeOf } from './conditions.ts';

const value: fc.Arbitrary<FilterValue> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
);
const condition: fc.Arbitrary<Condition> = fc.record(
  { field: fc.constantFrom('name', 'amount', 'owner.team'), op: fc.constantFrom(...operators), value },
  { requiredKeys: ['field', 'op'] },
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    condition,
    fc.array(tie('filter'), { maxLength: 4 }).map((all) => ({ all })),
    fc.array(tie('filter'), { maxLength: 4 }).map((any) => ({ any })),
  ),
}));

const shape = (one: Filter): { form: string; values: unknown[] } => {
  const values: unknown[] = [];
  return { form: shapeOf(one, values), values };
};
/** The same filter with every value replaced by another of its kind. */
const withOthers = (one: Filter): Filter =>
  JSON.parse(JSON.stringify(one), (key, v) => (key === 'value' && typeof v === 'string' ? `${v}x` : v)) as Filter;

test('filters of one form differ in their values only, and none gets lost', () => {
  fc.assert(
    fc.property(filter, (one) => {
      const { form, values } = shape(one);
      const other = shape(withOthers(one));
      expect(other.form).toBe(form);
      expect(other.values).toHaveLength(values.length);
      expect(form).not.toContain('undefined');
    }),
  );
});

test('a form never depends on what a value says, so that values cannot pose as SQL or as another form', () => {
  fc.assert(
    fc.property(
      fc.string().filter((s) => !s.startsWith('$')),
      (text) => {
        expect(shape({ field: 'name', op: 'eq', value: text })).toEqual({ form: 'name eq', values: [text] });
      },
    ),
  );
});

test('forms of different structure are different', () => {
  fc.assert(
    fc.property(filter, filter, (one, other) => {
      const bare = (f: Filter): string => JSON.stringify(f, (key, v) => (key === 'value' ? null : v));
      if (shape(one).form === shape(other).form) expect(bare(withKinds(one))).toBe(bare(withKinds(other)));
    }),
  );
});
/** Without values, and with "equal to nothing" written as what it means. */
function withKinds(one: Filter): Filter {
  if ('field' in one) return { field: one.field, op: askedBy(one).op };
  return 'all' in one ? { all: one.all.map(withKinds) } : { any: one.any.map(withKinds) };
}

test('size counts every condition and every level', () => {
  const one: Condition = { field: 'name', op: 'null' };
  expect(sizeOf(one)).toEqual({ conditions: 1, depth: 1 });
  expect(sizeOf({ all: [one, { any: [one, { all: [one] }] }] })).toEqual({ conditions: 3, depth: 4 });
  expect(sizeOf({ any: [] })).toEqual({ conditions: 0, depth: 1 });
});

test('patterns find any text that contains theirs', () => {
  const like = (text: string, pattern: string): boolean => {
    const parts = pattern.replace(/\\(.)|%|[\s\S]/gu, (whole, sign?: string) =>
      sign
        ? `\\u{${sign.codePointAt(0)?.toString(16)}}`
        : whole === '%'
          ? '[\\s\\S]*'
          : `\\u{${whole.codePointAt(0)?.toString(16)}}`,
    );
    return new RegExp(`^${parts}$`, 'iu').test(text);
  };
  fc.assert(
    fc.property(
      fc.string(),
      fc.string().filter((s) => !/[*%]/.test(s)),
      fc.string(),
      (before, part, after) => {
        expect(like(`${before}${part}${after}`, patternOf(part))).toBe(true);
      },
    ),
  );
  expect(patternOf('50_%*\\')).toBe('%50\\_%%\\\\%');
});

test('facts are those of the caller', () => {
  const who = caller(['boss'], { person: 'p', employee: 'e', delegators: ['d'] });
  expect(factOf('$me.user', who)).toBe(who.me.user);
  expect(factOf('$me.person', who)).toBe('p');
  expect(factOf('$me.employee', who)).toBe('e');
  expect(factOf('$me.tenant', who)).toBe(who.tenant);
  expect(factOf('$me.delegators', who)).toEqual(['d']);
  expect(factOf('$today', who)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(factOf('$now', who)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});
