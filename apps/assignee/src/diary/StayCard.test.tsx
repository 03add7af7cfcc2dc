import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { dayFactsQuery } from './diary-data.ts';
import { StayCard } from './StayCard.tsx';
import diary from './words/en.json' with { type: 'json' };

const entry = (countryCode: string, from: string, to: string) =>
  ({
    ...{ id: from, allDay: true, country: { code: countryCode, name: countryCode }, countryCode, location: null },
    ...{ startDate: `${from}T00:00:00Z`, endDate: `${to}T00:00:00Z`, locked: false, circumstance: 'NONE' },
    purpose: { code: 'VACATION', name: 'Vacation' },
  }) as never;
const stayed = [entry('FR', '2026-01-01', '2026-02-09'), entry('DE', '2026-03-01', '2026-03-10')];

async function card(nationality: string | null, assignment: object | null = null) {
  const server = declaredServer({});
  await drawPage(<StayCard entries={stayed} today="2026-03-20" />, {
    bundles: { en: { diary } },
    known: [
      [assignmentQuery.queryKey, assignment],
      [dayFactsQuery.queryKey, { nationality, permits: [], residences: [] }],
    ],
  });
  return server;
}
const choose = async (name: string) => {
  await userEvent.type(screen.getByRole('combobox', { name: /^Country/ }), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};
const arrive = async (day: string) => {
  const field = screen.getByLabelText(/^Day of arrival/, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.tab();
};
const heads = () => screen.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent);

test('a country and a day are answered with the days left and the last safe day, the strictest rule first', async () => {
  const server = await card('MX');
  expect(heads()).toEqual([]);
  await choose('Spain');
  await arrive('01-04-2026');
  expect(heads()[0]).toContain(diary['place.SCHENGEN']);
  expect(screen.getByText('40 days left')).toBeTruthy();
  expect(screen.getByText(/From .*2026 you may stay 40 days in a row, until .*10.*(05|May)/)).toBeTruthy();
  expect(
    heads()
      .slice(1)
      .every((head) => head?.startsWith('Spain')),
  ).toBe(true);
  // Whoever reads of tax is not to take it for leave to stay.
  expect(screen.getAllByText(/you may stay/)).toHaveLength(1);
  expect(screen.getAllByText(/^For tax, if you stay from .*2026 on/).length).toBe(heads().length - 1);
  // It was looked up: nothing was sent.
  expect(server.asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test('another day is another answer; a day that is past is refused and answers nothing', async () => {
  await card('MX');
  await choose('Spain');
  await arrive('15-07-2026');
  expect(screen.getByText(/you may stay 90 days in a row/)).toBeTruthy();
  await arrive('01-01-2026');
  expect(heads()).toEqual([]);
});

test('who lives there is told that no limit applies', async () => {
  await card('MX', {
    hostLocation: { town: 'Madrid', country: 'ES' },
    ...{ assignmentStartDate: '2026-01-01', assignmentEndDate: '2027-01-01' },
  });
  await choose('Spain');
  expect(screen.getAllByText(diary.residentText).length).toBeGreaterThan(0);
});
