import { checkAnswers, evaluatePage, fieldsOf, type PageValues } from '@homeport/model/forms';
import { expect, test } from 'vitest';
import { demoForms } from './forms.data.ts';

const forms = demoForms('EUR');
const missing = (code: string, values: PageValues): string[] => {
  const form = forms.find((one) => one.code === code);
  if (!form) throw new Error(`The demo has no form ${code}.`);
  const state = evaluatePage(
    form.definition,
    form.rules.map(([, rule]) => rule),
    values,
    {},
  );
  return checkAnswers(form.definition, state, 'en').map(({ field }) => field ?? '');
};

test('who sends something of value lists it and says what it is worth', () => {
  expect(missing('VALUABLES', { hasValuables: true })).toEqual(['list', 'total']);
  expect(missing('VALUABLES', { hasValuables: true, list: 'A painting', total: '1500' })).toEqual([]);
  expect(missing('VALUABLES', { hasValuables: false })).toEqual([]);
});

test('every question that is answered by yes or no asks for something more', () => {
  const idle = forms.flatMap(({ code, definition, rules }) =>
    fieldsOf(definition)
      .filter((field) => field.type === 'yesNo')
      .filter((field) => !rules.some(([, rule]) => JSON.stringify(rule.when ?? {}).includes(`"${field.code}"`)))
      .map((field) => `${code}.${field.code}`),
  );
  expect(idle).toEqual([]);
});
