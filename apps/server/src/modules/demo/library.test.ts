import { documentPassage } from '@homeport/model/documents';
import { expect, test } from 'vitest';
import { clockAt } from './clock.ts';
import { tellTenant } from './tell-tenant.ts';
import { castellane } from './tenants.data.ts';

test('a document of the library has its day written as its language has it', () => {
  const now = clockAt(Temporal.Instant.from('2026-11-21T15:30:00Z'));
  const { world } = tellTenant(castellane, now, 'hash', (key) => key);
  const all = world.rowsOf(documentPassage).map(({ id }) => world.valuesOf(documentPassage, id));
  const first = all.filter(({ page }) => page === 1);
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter(({ body }) => /\d{4}-\d{2}-\d{2}/.test(String(body)))).toEqual([]);
  expect(first.some(({ body }) => /\d{1,2} \p{L}+ \d{4}/u.test(String(body)))).toBe(true);
});
