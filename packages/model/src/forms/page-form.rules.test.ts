import { expect, test } from 'vitest';
import { pageFormRules } from './page-form.rules.ts';

const problems = (page: 'PUBLISHED' | 'RETIRED', before?: object, isRestored = false) =>
  pageFormRules.spec.check?.({} as never, before as never, { assignee: null, page }, { isRestored }) ?? [];

test('of a retired page no new forms are given out; those that are out can be filled in', () => {
  expect(problems('PUBLISHED')).toEqual([]);
  expect(problems('RETIRED')).toMatchObject([{ code: 'content.pageRetired', field: 'page' }]);
  expect(problems('RETIRED', {})).toEqual([]);
  expect(problems('RETIRED', undefined, true)).toEqual([]);
});
