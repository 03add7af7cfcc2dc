import { expect, test } from 'vitest';
import { codesWhereNeeded } from './use-ref-options.ts';

const policies = [
  { value: '1', label: 'Long term', description: 'LTA' },
  { value: '2', label: 'Short term', description: 'STA' },
  { value: '3', label: 'Short term', description: 'STA-EU' },
];
const said = (query: string) => codesWhereNeeded(policies, query).map(({ description }) => description ?? null);

test('a name is enough to choose by: the code stands below it only where two are called the same', () => {
  expect(said('')).toEqual([null, 'STA', 'STA-EU']);
  expect(said('term')).toEqual([null, 'STA', 'STA-EU']);
});
test('whoever types a code sees it', () => expect(said('lta')[0]).toBe('LTA'));
