import { expect, test } from 'vitest';
import { demoForms } from './forms.data.ts';

test('the forms of the demo speak of money in the currency of the company, in every language', () => {
  const told = JSON.stringify(demoForms('GBP'));
  expect(told).not.toContain('EUR');
  expect(told).toContain('over GBP\u00a01,000?');
});
