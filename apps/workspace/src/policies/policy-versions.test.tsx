import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import terms from '../terms/words/en.json' with { type: 'json' };
import app from '../words/en.json' with { type: 'json' };
import { PolicyVersionsTab } from './PolicyVersionsTab.tsx';

const version = (id: string, more: object) => ({
  ...{ id, label: 'Long-term', status: 'ACTIVE', effectiveFrom: '2026-01-01', effectiveTo: null, assignments: 0 },
  ...more,
});
const draw = () =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <PolicyVersionsTab row={{ id: 'new', version: 1 }} />
      </Suspense>,
      { bundles: { en: { app, terms } } },
    ),
  );
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');

test('versions say who follows them, and this one what it changes of the one before', async () => {
  declaredServer({
    'GET policy-versions': {
      versions: [version('new', { status: 'DRAFT', effectiveFrom: '2027-01-01' }), version('old', { assignments: 12 })],
      changes: {
        fields: [{ field: 'points', before: 100, after: 120 }],
        benefits: [
          {
            ...{ kind: 'CHANGED', label: 'Housing', variations: [] },
            fields: [{ field: 'numberOfUnits', before: 2, after: 3 }],
          },
          { kind: 'LOST', label: 'School', variations: [], fields: [] },
        ],
      },
    },
  });
  await draw();
  const [, own, before] = await screen.findAllByRole('row');
  expect(plain(own)).toMatch(/Long-termthis one.*from 01.*Draft/);
  expect(
    within(before as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('old');
  expect(plain(before)).toMatch(/12.*In force/);
  expect(plain(screen.getByText('Housing').parentElement)).toMatch(/Housing changed.*Number of units: 2 → 3/);
  expect(plain(screen.getByText('School').parentElement)).toMatch(/School no longer granted/);
  expect(plain(screen.getByText('The policy itself').parentElement)).toMatch(/Points: 100 → 120/);
});

test('the first version has nothing to be compared with', async () => {
  declaredServer({ 'GET policy-versions': { versions: [version('new', {})], changes: null } });
  await draw();
  await screen.findByText(/This is the first version/);
});
