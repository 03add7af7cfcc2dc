import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { DocumentCheckPage } from './DocumentCheckPage.tsx';
import { documentsQuery, familyQuery, limitsQuery, selfQuery } from './travel-data.ts';
import { VisasPage } from './VisasPage.tsx';
import words from './words/en.json' with { type: 'json' };

const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const permit = (country: string, expires: number, more: object = {}) => ({
  ...{ id: `${country}${expires}`, version: 1, type: 'PERMIT', country, number: '…920', stage: 'ISSUED' },
  ...{ issueDate: dayIn(-300), expiryDate: dayIn(expires), dependant: null },
  ...more,
});
const toMadrid = {
  ...{ id: 't1', version: 1, status: 'CONFIRMED', withFamily: false, fromPlace: 'Puebla', fromCountry: 'MX' },
  ...{ toPlace: 'Madrid', toCountry: 'ES', departureDate: dayIn(29), returnDate: dayIn(44) },
};
const inMexico = {
  ...{ id: 'c1', assignmentStartDate: dayIn(-200), assignmentEndDate: dayIn(300) },
  ...{ homeLocation: { country: 'ES' }, hostLocation: { country: 'MX' } },
};
async function drawn(Page: typeof VisasPage, documents: readonly object[], family: readonly object[] = []) {
  declaredServer({});
  await drawPage(<Page open={undefined} />, {
    bundles: { en: { travel: words } },
    known: [
      [tripsQuery.queryKey, [toMadrid]],
      [documentsQuery.queryKey, documents],
      [assignmentQuery.queryKey, inMexico],
      [limitsQuery.queryKey, []],
      [familyQuery.queryKey, family],
      [selfQuery.queryKey, null],
    ],
  });
}
/** What stands on the card of a country's paper, line by line. */
const linesOf = (country: RegExp) => {
  const card = screen.getByRole('heading', { level: 2, name: country }).closest('section') as HTMLElement;
  return within(card)
    .getAllByRole('listitem')
    .map((item) => (item.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', ''));
};

test('the permit of the host country says what it is for, and by how many days it ends before the assignment', async () => {
  await drawn(VisasPage, [permit('MX', 157)]);
  const [assignment, back] = linesOf(/Mexico/);
  expect(assignment).toMatch(/^Your assignment, .*143 days short: your assignment ends on .*in 10 months/);
  expect(back).toMatch(/^Back from Madrid, .*in 44 days\)$/);
});

test('the permit of the home country knows the journey there, and the way home', async () => {
  await drawn(VisasPage, [permit('ES', 40)]);
  const [there, home] = linesOf(/Spain/);
  expect(there).toMatch(/^Puebla → Madrid, .*4 days short: this trip ends on /);
  expect(home).toMatch(/^The way home at the end of your assignment, .*260 days short: you go home on /);
  expect(screen.getByRole('link', { name: /Puebla → Madrid/ }).getAttribute('href')).toBe('/dashboard/travel?trip=t1');
});

test('a permit of another country is for no journey', async () => {
  await drawn(VisasPage, [permit('US', 400)]);
  expect(screen.getByText(words['visas.noTrips'])).toBeTruthy();
});

test('the check of all papers says what is too short, and nothing of what is long enough or was renewed', async () => {
  await drawn(DocumentCheckPage, [permit('MX', 157)]);
  expect(screen.getAllByText(/143 days short: your assignment ends/)).toHaveLength(1);
});
test('… nor of one that the next one follows', async () => {
  await drawn(DocumentCheckPage, [permit('MX', 157), permit('MX', 400)]);
  expect(screen.queryByText(/days short/)).toBeNull();
});

test('a passport that ends before the assignment says so, of who moves along', async () => {
  const of = (id: string) => permit('ES', 157, { id, type: 'PASSPORT', dependant: { id } });
  const family = [
    { id: 'jules', firstName: 'Jules', lastName: 'Laurent', accompanies: true },
    { id: 'ruth', firstName: 'Ruth', lastName: 'Laurent', accompanies: false },
  ];
  await drawn(DocumentCheckPage, [of('jules'), of('ruth'), permit('ES', 301, { type: 'PASSPORT' })], family);
  expect(screen.getAllByText(/143 days short: your assignment ends on .* Renew it in time\./)).toHaveLength(1);
});
