import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { ComplianceTab } from './ComplianceTab.tsx';
import cases from './words/en.json' with { type: 'json' };

const day = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString();
const passport = { type: 'PASSPORT', country: 'ES', issueDate: day(-900), stage: 'ISSUED', dependant: null };
const journey = { fromCountry: 'GB', toCountry: 'ES', toPlace: 'Madrid', status: 'CONFIRMED', withFamily: false };
const page = (content: readonly object[]) => ({ content, nextKey: null });

test('papers stand by person with the days from which they warn, what they would not do for, and who has none', async () => {
  declaredServer({
    'GET fe/travel-document/search': page([{ ...passport, id: 'd1', expiryDate: day(100) }]),
    'GET fe/trip/search': page([{ ...journey, id: 't1', departureDate: day(20), returnDate: day(30) }]),
    'GET fe/dependant/search': page([
      { id: 'f1', firstName: 'Leo', lastName: 'Laurent', birthDate: day(-3000), accompanies: true },
    ]),
    'GET fe/document-limit/search': page([]),
  });
  const row = { id: 'c1', version: 1, assignee: { id: 'p1', label: 'Camille Laurent' } } as never;
  await act(() =>
    drawStaffPage(
      <Suspense>
        <ComplianceTab row={row} />
      </Suspense>,
      { may: ['requiredDocument.create'], bundles: { en: { app, cases } } },
    ),
  );
  const of = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
  const own = await of('Camille Laurent');
  expect(own.getByText('Critical: 100 days left')).toBeTruthy();
  expect(screen.getByText('3 things need somebody.')).toBeTruthy();
  expect(own.getByText(/The passport is \d+ days short for this trip: it has to be valid until/)).toBeTruthy();
  expect(own.getByRole('link', { name: /Trip to Madrid on/ })).toBeTruthy();
  const family = await of('Leo Laurent');
  expect(family.getByText('No passport was entered, and this person moves.')).toBeTruthy();
  expect(family.getByText('No travel document was entered.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Request document' }).getAttribute('href')).toContain('requiredDocument');
});
