import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';
import words from './words/en.json' with { type: 'json' };

const entry = (from: string, to: string, more: object = {}) =>
  ({
    ...{ id: from, allDay: true, country: { code: 'PT', name: 'Portugal' }, countryCode: 'PT', location: 'Porto' },
    ...{ startDate: `${from}T00:00:00Z`, endDate: `${to}T00:00:00Z`, locked: false },
    ...{ purpose: { code: 'VACATION', name: 'Vacation' }, circumstance: 'NONE' },
    ...more,
  }) as never;
const trip = (departureDate: string, returnDate: string | null, status = 'REQUESTED') =>
  ({
    ...{ id: departureDate, departureDate, returnDate, status },
    ...{ fromPlace: 'Lyon', fromCountry: 'FR', toPlace: 'Madrid', toCountry: 'ES' },
  }) as never;
const grid = (more: Partial<MonthGridProps> = {}) => {
  const how = { onMonth: vi.fn(), onPick: vi.fn() };
  const drawn = draw(
    <MonthGrid month="2026-11" today="2026-11-20" entries={[]} {...how} {...more} />,
    {},
    { en: { diary: words } },
  );
  return drawn.then(() => how);
};
const day = (name: string) => screen.getAllByRole('button').find((one) => one.dataset.day === name) as HTMLElement;

test('a planned trip stands on its days, said and drawn; a cancelled one does not', async () => {
  await grid({ trips: [trip('2026-11-24', '2026-11-26'), trip('2026-11-10', '2026-11-12', 'CANCELLED')] });
  for (const on of ['2026-11-24', '2026-11-26']) {
    expect(day(on).textContent).toContain('trip to Madrid');
    expect(day(on).querySelector('.mark')).not.toBeNull();
  }
  for (const off of ['2026-11-23', '2026-11-27', '2026-11-11']) {
    expect(day(off).textContent).not.toContain('trip');
    expect(day(off).querySelector('.mark')).toBeNull();
  }
});

test('a day with an entry says where and why, and that it is locked; one without says so', async () => {
  await grid({ entries: [entry('2026-11-03', '2026-11-04', { locked: true })] });
  expect(day('2026-11-04').textContent).toMatch(/Porto.*Portugal.*Vacation.*Locked/);
  expect(day('2026-11-05').textContent).toContain('no entry');
});

test('arrows move by days and weeks and over the end of the month; only one day is a stop of the keyboard', async () => {
  const { onMonth } = await grid();
  const stops = () =>
    screen
      .getAllByRole('button')
      .filter((one) => one.dataset.day && one.tabIndex === 0)
      .map((one) => one.dataset.day);
  expect(stops()).toEqual(['2026-11-20']);
  fireEvent.keyDown(day('2026-11-20'), { key: 'ArrowRight' });
  fireEvent.keyDown(day('2026-11-21'), { key: 'ArrowUp' });
  expect(stops()).toEqual(['2026-11-14']);
  await waitFor(() => expect(document.activeElement).toBe(day('2026-11-14')));
  expect(onMonth).not.toHaveBeenCalled();
  for (const from of ['2026-11-14', '2026-11-21', '2026-11-28']) fireEvent.keyDown(day(from), { key: 'ArrowDown' });
  expect(onMonth).toHaveBeenCalledWith('2026-12');
});

test('a day that is pressed is picked, and chosen days are marked', async () => {
  const { onPick } = await grid({ chosen: { from: '2026-11-03', to: '2026-11-04' } });
  fireEvent.click(day('2026-11-09'));
  expect(onPick).toHaveBeenCalledWith('2026-11-09');
  const pressed = screen.getAllByRole('button', { pressed: true }).map((one) => one.dataset.day);
  expect(pressed).toEqual(['2026-11-03', '2026-11-04']);
});
