import { benefit } from '@homeport/model/benefits';
import { documentPassage } from '@homeport/model/documents';
import { policyBenefit } from '@homeport/model/policies';
import { expect, test } from 'vitest';
import { benefitDefaults, idOfDefault } from '../reference/index.ts';
import { clockAt } from './clock.ts';
import { demoLibrary } from './library.data.ts';
import { tellTenant } from './tell-tenant.ts';
import { castellane } from './tenants.data.ts';

test('the policies of the library grant everybody what the policies of the demo include, by name', () => {
  const { world } = tellTenant(
    castellane,
    clockAt(Temporal.Instant.from('2026-11-21T15:30:00Z')),
    'hash',
    (key) => key,
  );
  const included = world
    .rowsOf(policyBenefit)
    .map(({ id }) => world.valuesOf(policyBenefit, id))
    .filter(({ include }) => include === true)
    .map(({ benefit }) => String(benefit));
  for (const language of ['en', 'es', 'fr'] as const) {
    const said = demoLibrary.find((one) => one.type === 'POLICY' && one.language === language)?.text[1] ?? '';
    const [grants = ''] = said.split('. ');
    for (const { code, [language]: name } of benefitDefaults)
      expect([name, grants.includes(name.toLowerCase())]).toEqual([
        name,
        included.includes(idOfDefault(castellane.id, benefit, code)),
      ]);
  }
});

test('a document of the library has its day written as its language has it', () => {
  const now = clockAt(Temporal.Instant.from('2026-11-21T15:30:00Z'));
  const { world } = tellTenant(castellane, now, 'hash', (key) => key);
  const all = world.rowsOf(documentPassage).map(({ id }) => world.valuesOf(documentPassage, id));
  const first = all.filter(({ page }) => page === 1);
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter(({ body }) => /\d{4}-\d{2}-\d{2}/.test(String(body)))).toEqual([]);
  expect(first.some(({ body }) => /\d{1,2} \p{L}+ \d{4}/u.test(String(body)))).toBe(true);
});
