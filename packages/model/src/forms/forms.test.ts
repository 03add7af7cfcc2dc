import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.rules.ts';
import { checkPage, isPageRule, unknownCodes } from './check-page.rules.ts';
import { evaluatePage } from './evaluate-page.rules.ts';
import { fieldsOf, inLanguage, type PageDefinition, type PageRuleSpec, type PageValues } from './page-definition.ts';

const page: PageDefinition = {
  steps: [
    {
      code: 'family',
      title: 'Family',
      sections: [
        {
          code: 'people',
          columns: 3,
          fields: [
            { code: 'adults', type: 'number', label: 'Adults', required: true, min: 1 },
            { code: 'children', type: 'number', label: 'Children', required: true },
            { code: 'total', type: 'number', label: 'Total' },
          ],
        },
      ],
    },
    {
      code: 'school',
      title: 'School',
      sections: [
        {
          code: 'wish',
          fields: [
            { code: 'system', type: 'choice', label: 'System', options: [{ value: 'FR', label: 'French' }] },
            { code: 'start', type: 'date', label: 'Start' },
          ],
        },
      ],
    },
  ],
};
const rules: PageRuleSpec[] = [
  { effects: [{ do: 'compute', field: 'total', operation: 'sum', of: ['adults', 'children'] }] },
  {
    when: { field: 'children', op: 'gt', value: 0 },
    effects: [
      { do: 'show', of: ['school'] },
      { do: 'require', of: ['system'] },
    ],
  },
  {
    when: { field: 'total', op: 'gte', value: 8 },
    effects: [{ do: 'refuse', field: 'children', message: 'Too many' }],
  },
  { when: { field: '$hostCountry', op: 'eq', value: 'FR' }, effects: [{ do: 'set', field: 'system', value: 'FR' }] },
  { when: { field: '$locked', op: 'eq', value: true }, effects: [{ do: 'disable', of: ['adults'] }] },
];
const evaluate = (values: PageValues, parameters = {}) => evaluatePage(page, rules, values, parameters);
const faults = (values: PageValues, parameters = {}) =>
  checkAnswers(page, evaluate(values, parameters), 'en').map((fault) => `${fault.field} ${fault.code}`);

describe('the rules of a form', () => {
  test('show what they show only while they hold, with all that is in it', () => {
    expect(evaluate({ children: '0' }).visible.has('system')).toBe(false);
    expect([...evaluate({ children: '1' }).visible]).toEqual(
      expect.arrayContaining(['school', 'wish', 'system', 'start']),
    );
  });
  test('drop the answers of what is hidden', () => {
    expect(evaluate({ children: '0', system: 'FR' }).values).not.toHaveProperty('system');
    expect(evaluate({ children: '2', system: 'FR' }).values.system).toBe('FR');
  });
  test('compute exactly, and a rule may follow from what was computed', () => {
    expect(evaluate({ adults: '0.1', children: '0.2' }).values.total).toBe('0.3');
    expect(evaluate({ adults: '5', children: '3' }).refused).toEqual({ children: 'Too many' });
    expect(evaluate({ adults: '5', children: '2' }).refused).toEqual({});
  });
  test('know the parameters of the assignment', () => {
    expect(evaluate({ children: '1' }, { hostCountry: 'FR' }).values.system).toBe('FR');
    expect(evaluate({ children: '1' }, { hostCountry: 'SG' }).values.system).toBeUndefined();
    expect(evaluate({}, { locked: true }).disabled.has('adults')).toBe(true);
  });
  test('come to rest, whatever the answers are, and change nothing when evaluated again', () => {
    const answer = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.integer().map(String),
      fc.boolean(),
      fc.array(fc.string()),
    );
    const values = fc.dictionary(fc.constantFrom('adults', 'children', 'total', 'system', 'start', 'unknown'), answer);
    fc.assert(
      fc.property(values, (given) => {
        const once = evaluate(given);
        expect(evaluate(once.values).values).toEqual(once.values);
        expect(once.values).not.toHaveProperty('unknown');
        for (const code of Object.keys(once.values)) expect(once.visible.has(code)).toBe(true);
      }),
    );
  });
  test('that contradict each other still end', () => {
    const flip: PageRuleSpec[] = [
      { when: { field: 'adults', op: 'eq', value: '1' }, effects: [{ do: 'set', field: 'adults', value: '2' }] },
      { when: { field: 'adults', op: 'eq', value: '2' }, effects: [{ do: 'set', field: 'adults', value: '1' }] },
    ];
    expect(['1', '2']).toContain(evaluatePage(page, flip, { adults: '1' }, {}).values.adults);
  });
  test('count days by the calendar', () => {
    const days: PageRuleSpec[] = [
      { effects: [{ do: 'compute', field: 'total', operation: 'days', of: ['start', '$today'] }] },
      { effects: [{ do: 'show', of: ['school'] }] },
    ];
    expect(evaluatePage(page, days, { start: '2028-02-28' }, { today: '2028-03-01' }).values.total).toBe('2');
  });
});

describe('answers', () => {
  test('that are required and shown have to be there', () => {
    expect(faults({ adults: '2', children: '1' })).toEqual(['system content.required']);
    expect(faults({ children: '0' })).toEqual(['adults content.required']);
    expect(faults({ adults: '2', children: '0' })).toEqual([]);
  });
  test('have to be of the kind of their field', () => {
    expect(faults({ adults: 'two', children: '0' })).toEqual(['adults content.notANumber']);
    expect(faults({ adults: '0', children: '0' })).toEqual(['adults content.tooSmall']);
    expect(faults({ adults: '1', children: '1', system: 'XX' })).toEqual(['system content.invalidAnswer']);
    expect(faults({ adults: '1', children: '1', system: 'FR', start: '2026-02-30' })).toEqual([
      'start content.invalidAnswer',
    ]);
  });
  test('a rule refuses are refused in its words', () => {
    const [fault] = checkAnswers(page, evaluate({ adults: '5', children: '4', system: 'FR' }), 'en');
    expect(fault).toMatchObject({ field: 'children', code: 'content.refusedByRule', params: { message: 'Too many' } });
  });
  test('of one step are checked alone', () => {
    expect(checkAnswers(page, evaluate({ children: '1' }), 'en', page.steps[1]).map((one) => one.field)).toEqual([
      'system',
    ]);
  });
});

describe('a form that is built', () => {
  const section = (more: object) => ({
    steps: [
      {
        code: 'one',
        title: 'One',
        sections: [{ code: 'first', fields: [{ code: 'a', type: 'text', label: 'A' }], ...more }],
      },
    ],
  });
  test('has at most three columns', () => {
    expect(checkPage(section({ columns: 3 }))).toEqual([]);
    expect(checkPage(section({ columns: 4 })).map((one) => one.code)).toEqual(['content.tooManyColumns']);
  });
  test('has codes that are used once, known types and options to choose from', () => {
    const bad = (field: object) => checkPage(section({ fields: [field] })).length;
    expect(bad({ code: 'one', type: 'text', label: 'Twice' })).toBe(1);
    expect(bad({ code: 'a', type: 'colour', label: 'A' })).toBe(1);
    expect(bad({ code: 'a', type: 'choice', label: 'A', options: [] })).toBe(1);
    expect(bad({ code: 'a', type: 'text', label: 'A', bind: 'user.password' })).toBe(1);
  });
  test('says what is missing, and where', () => {
    const codes = (given: object) => checkPage(given).map(({ code, params }) => [code.replace('content.', ''), params]);
    expect(codes({ steps: [] })).toEqual([['noSteps', {}]]);
    expect(codes({ steps: [{}] })).toEqual([
      ['noStepTitle', { n: 1 }],
      ['noStepCode', { n: 1 }],
    ]);
    expect(codes({ steps: [{ code: 'one', title: 'One' }] })).toEqual([['noSections', { n: 1 }]]);
    expect(codes(section({ fields: [] }))).toEqual([['noQuestions', { code: 'first' }]]);
    expect(codes(section({ fields: [{}] }))).toEqual([['noQuestionCode', { n: 1 }]]);
    expect(codes(section({ fields: [{ code: 'a', type: 'text' }] }))).toEqual([['noQuestion', { code: 'a' }]]);
  });
  test('never throws on what is no form at all', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(Array.isArray(checkPage(given))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(typeof isPageRule(given)).toBe('boolean');
      }),
    );
  });
  test('refuses rules that name what it does not have', () => {
    expect(unknownCodes(page, { effects: [{ do: 'show', of: ['school', 'garden'] }] })).toEqual(['garden']);
  });
});
test('texts are in the reader’s language, in English where there is none', () => {
  expect(inLanguage({ en: 'Yes', fr: 'Oui' }, 'fr')).toBe('Oui');
  expect(inLanguage({ en: 'Yes', fr: 'Oui' }, 'es')).toBe('Yes');
  expect(inLanguage('Same', 'fr')).toBe('Same');
  expect(fieldsOf(page)).toHaveLength(5);
});
