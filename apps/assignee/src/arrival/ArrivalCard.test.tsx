import type { Arrival } from '@homeport/model/travel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterAll, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../data/queries.ts';
import travel from '../travel/words/en.json' with { type: 'json' };
import { ArrivalCard } from './ArrivalCard.tsx';
import { arrivalQuery, mayArrive } from './arrival-data.ts';
import words from './words/en.json' with { type: 'json' };

const bundles = { en: { arrival: words, travel } };
/** The days at both edges are tried: midnight must not come between two of them. */
const today = Temporal.PlainDate.from('2026-06-15');
const itIs = vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(today);
afterAll(() => itIs.mockRestore());
const dayIn = (days: number): string => today.add({ days }).toString();
const bare: Arrival = {
  caseDetailId: 'a1',
  day: dayIn(3),
  town: 'Singapore',
  country: 'SG',
  lodging: null,
  meets: [],
  appointments: [],
  dates: [],
  documents: [],
  contacts: [],
};
const full: Arrival = {
  ...bare,
  lodging: {
    name: 'Harbour Rooms',
    address: ['1 Quay Street', '018956 Singapore'],
    country: 'SG',
    bookingReference: 'HR-77',
    notes: null,
    contact: { name: 'Wei', about: 'Harbour', phone: '+65 6123 4567', email: null },
  },
  meets: [{ name: 'Mei Tan', about: 'Airport transfer', phone: '+65 9000 1111', email: null }],
  appointments: [{ id: 'e1', title: 'Keys', startsAt: `${dayIn(3)}T06:30:00Z`, timeZone: 'Asia/Singapore' }],
  documents: [{ id: 'd1', type: 'PASSPORT', country: 'FR', holder: null, expiryDate: '2031-01-01' }],
  contacts: [{ id: 'c1', name: 'Night desk', about: null, phone: '+65 800 1', email: null, isEmergency: true }],
};

async function shown(arrival: Arrival | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, {
    id: 'a1',
    assignmentStartDate: dayIn(5),
    manager: { id: 'm1', label: 'Maya Lindqvist' },
  } as never);
  queries.setQueryData(arrivalQuery.queryKey, arrival);
  const { container, unmount } = await draw(
    <QueryClientProvider client={queries}>
      <ArrivalCard />
    </QueryClientProvider>,
    {},
    bundles,
  );
  const text = container.textContent ?? '';
  const calls = [...container.querySelectorAll('a[href^="tel:"]')].map((one) => one.getAttribute('href'));
  unmount();
  return { text, calls };
}

test('what is recorded is there, with local time and numbers to tap', async () => {
  const { text, calls } = await shown(full);
  for (const part of [
    'Harbour Rooms',
    '1 Quay Street',
    'HR-77',
    'Mei Tan',
    'Airport transfer',
    'Keys',
    'Passport, France (you)',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/14:30|2:30/);
  expect(text).toContain('(Singapore)');
  expect(calls).toEqual(['tel:+6561234567', 'tel:+6590001111', 'tel:+658001']);
  expect(text).not.toContain('Ask ');
});
test('what nobody recorded is not made up: each part says so, and who to ask', async () => {
  const { text, calls } = await shown(bare);
  const said = [words.noLodging, words.noOne, words.noAppointments, words.noDocuments, words.noNumbers];
  for (const part of [...said, 'Ask Maya Lindqvist.']) expect(text).toContain(part);
  expect(calls).toEqual([]);
});
test('it comes some days before and goes after the day after', async () => {
  for (const [days, isThere] of [
    [8, false],
    [7, true],
    [0, true],
    [-1, true],
    [-2, false],
  ] as const)
    expect((await shown({ ...bare, day: dayIn(days) })).text !== '', String(days)).toBe(isThere);
  expect((await shown(null)).text).toBe('');
  expect((await shown({ ...bare, caseDetailId: 'another' })).text).toBe('');
});
test('nobody is asked for an arrival that cannot be near', () => {
  const may = (assignmentStartDate: string | null) => mayArrive({ assignmentStartDate }, '2026-06-15');
  expect(['2026-07-15', '2026-05-30', null].map(may)).toEqual([true, true, true]);
  expect(['2026-07-16', '2026-05-29'].map(may)).toEqual([false, false]);
  expect(mayArrive(null, '2026-06-15')).toBe(false);
});
