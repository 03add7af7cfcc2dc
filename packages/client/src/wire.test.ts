import { date, dateRange, dateTime, defineEntity, json, ref, text } from '@homeport/grammar';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { records } from './records.ts';
import { toWireBy } from './wire.ts';

const fields = {
  name: text('Name'),
  start: date('Start'),
  at: dateTime('At'),
  stay: dateRange('Stay'),
  home: ref('Home', 'thing', { wire: 'id' }),
  more: json('More'),
};
const thing = defineEntity({ name: 'thing', label: 'Thing', plural: 'Things', title: ['name'], access: {}, fields });

afterEach(() => vi.unstubAllGlobals());

/** What a call puts into the body of its request. */
async function sentBy(work: () => Promise<unknown>): Promise<unknown> {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', send);
  await work();
  return JSON.parse(String(send.mock.calls[0]?.[1]?.body));
}

test('days leave as midnight UTC, in dates, moments and both ends of a range', () => {
  const body = { start: '2026-03-02', at: '2026-03-02', stay: { from: '2026-03-02', to: null } };
  expect(toWireBy(fields, body)).toEqual({
    start: '2026-03-02T00:00:00Z',
    at: '2026-03-02T00:00:00Z',
    stay: { from: '2026-03-02T00:00:00Z', to: null },
  });
});

test('what is no day in a field of days stays as it is, so that the server can say what is wrong', () => {
  const body = { start: 'soon', at: '2026-03-02T10:00:00Z', stay: null };
  expect(toWireBy(fields, body)).toEqual(body);
});

test('a text, JSON or an undeclared part that looks like a day is left alone', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') });
  fc.assert(
    fc.property(day, (moment) => {
      const looks = moment.toISOString().slice(0, 10);
      const body = { name: looks, homeId: looks, more: { note: looks }, unknown: looks };
      expect(toWireBy(fields, body)).toEqual(body);
    }),
  );
});

test('records are sent by their declaration', async () => {
  const input = { name: '2026-03-02', start: '2026-03-02' };
  const sent = { name: '2026-03-02', start: '2026-03-02T00:00:00Z' };
  expect(await sentBy(() => records(thing).create(input as never))).toEqual(sent);
  expect(await sentBy(() => records(thing).update('1', input as never))).toEqual(sent);
});

test('a call without a declaration takes what looks like a day for one', async () => {
  const body = { start: '2026-03-02', rows: [{ day: '2026-03-02' }], name: 'A' };
  expect(await sentBy(() => call('POST', 'x', { body }))).toEqual({
    start: '2026-03-02T00:00:00Z',
    rows: [{ day: '2026-03-02T00:00:00Z' }],
    name: 'A',
  });
});
