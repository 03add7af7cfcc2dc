import { expect } from 'vitest';
import type { CallWorld, Contracts } from './call-world.ts';

const named = { code: expect.any(String), name: expect.any(String) };
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const entry = (startDate: string) => ({
  allDay: true,
  startDate,
  endDate: startDate,
  country: { code: 'SG', name: 'Singapour' },
  countryCode: 'SG',
  location: 'Singapore',
  latitude: 1.29,
  longitude: 103.85,
  locationType: 'host',
  purpose: { code: 'BUSINESS_TRIP', name: 'Voyage d’affaires' },
  notes: 'contract',
  usaState: 'TX',
});

/** The travel diary with its calls of the specification. */
export const diaryContracts = {
  'POST fe/travel-detail': async (world) => {
    const made = await add(world, '2019-01-01T00:00:00Z');
    expect(made).toMatchObject({
      id: expect.any(String),
      allDay: true,
      country: named,
      countryCode: 'SG',
      location: 'Singapore',
      latitude: 1.29,
      longitude: 103.85,
      startDate: instant,
      endDate: instant,
      locationType: 'HOST',
      purpose: named,
      notes: 'contract',
      usaState: null,
      locked: false,
    });
  },
  'GET fe/travel-detail': async (world) => {
    const made = await add(world, '2019-02-01T00:00:00Z');
    const span = { userId: world.me.id, from: '2019-02-01T00:00:00Z', to: '2019-02-28T00:00:00Z' };
    expect((await world.ask('GET fe/travel-detail', { query: span })).body).toEqual([made]);
  },
  'GET fe/travel-detail/{id}': async (world) => {
    const made = await add(world, '2019-03-01T00:00:00Z');
    expect((await world.ask('GET fe/travel-detail/{id}', { params: { id: made.id } })).body).toEqual(made);
  },
  'DELETE fe/travel-detail/{id}': async (world) => {
    const made = await add(world, '2019-04-01T00:00:00Z');
    expect((await world.ask('DELETE fe/travel-detail/{id}', { params: { id: made.id } })).status).toBe(204);
    expect((await world.ask('GET fe/travel-detail/{id}', { params: { id: made.id } })).status).toBe(404);
  },
  'GET living-abroad/report-index': async (world) => {
    await add(world, '2018-01-01T00:00:00Z');
    const { body } = await world.ask('GET living-abroad/report-index');
    expect(body).toContainEqual(expect.objectContaining({ countryCode: 'SG', year: 2018, days: 1, entries: 1 }));
  },
} satisfies Partial<Contracts>;

const add = async ({ ask }: CallWorld, startDate: string) =>
  (await ask('POST fe/travel-detail', { body: entry(startDate) })).body;
