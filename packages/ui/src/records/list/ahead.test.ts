import { date, dateTime, defineEntity, ref, text } from '@homeport/grammar';
import { describe, expect, it } from 'vitest';
import { askOf } from './list-ask.ts';
import { dayFilter } from './list-filter.ts';
import { readListState, viewOf } from './list-state.ts';

const voyage = (ahead: string) =>
  defineEntity({
    name: 'voyage',
    label: 'Voyage',
    plural: 'Voyages',
    title: ['ship'],
    sort: 'sails,desc',
    ahead,
    fields: {
      ship: text('Ship'),
      sails: date('Sails', { required: true }),
      lands: dateTime('Lands'),
      port: ref('Port', 'port'),
    },
    access: { sailor: { do: ['read'] } },
  });
const entity = voyage('sails');
const viewer = { user: 'u', person: null, roles: ['sailor'] };
const sortOf = (view: string, params = {}) => askOf(entity, readListState(params, entity), { viewer, view }).sort?.[0];

describe('a list that looks ahead', () => {
  it('opens with what is to come, unless its viewer opens another view first', () => {
    expect(viewOf({}, [], null, entity)).toBe('ahead');
    expect(viewOf({}, [], 'all', entity)).toBe('all');
    expect(viewOf({ view: 'past' }, [], null, entity)).toBe('past');
    expect(viewOf({ columns: 'ship', preview: '1' }, [], null, entity)).toBe('ahead');
    expect(viewOf({}, [], null, {})).toBe('all');
    expect(viewOf({ view: 'ahead' }, [], null, {})).toBe('all');
  });

  it('shows all that an address asks for by itself', () => {
    const asked: Record<string, string>[] = [
      { q: 'Rose' },
      { filter: 'ship:eq:Rose' },
      { sort: 'ship,asc' },
      { group: 'ship' },
    ];
    for (const params of asked) expect(viewOf(params, [], null, entity)).toBe('all');
  });

  it('counts today as to come, and what has no day yet', () => {
    expect(dayFilter(entity, 'ahead', '2026-11-24')).toEqual({ field: 'sails', op: 'gte', value: '2026-11-24' });
    expect(dayFilter(entity, 'past', '2026-11-24')).toEqual({ field: 'sails', op: 'lt', value: '2026-11-24' });
    expect(dayFilter(entity, 'all', '2026-11-24')).toBeUndefined();
  });

  it('begins the day of a list of moments when the viewer’s day begins', () => {
    const from = (day: string, zone: string) => dayFilter(voyage('lands'), 'ahead', day, zone);
    const since = (value: string) => ({ field: 'lands', op: 'gte', value });
    expect(from('2026-11-24', 'UTC')).toEqual(since('2026-11-24T00:00:00Z'));
    expect(from('2026-11-24', 'Asia/Singapore')).toEqual(since('2026-11-23T16:00:00Z'));
    expect(from('2026-11-24', 'America/New_York')).toEqual(since('2026-11-24T05:00:00Z'));
    // In Beirut the day on which clocks go forward begins at one o'clock.
    expect(from('2026-03-29', 'Asia/Beirut')).toEqual(since('2026-03-28T22:00:00Z'));
  });

  it('keeps bookings without a time out of the days to come, in a view of their own', () => {
    expect(dayFilter(voyage('lands'), 'undated', '2026-11-24')).toEqual({ field: 'lands', op: 'null' });
    expect(viewOf({ view: 'undated' }, [], null, voyage('lands'))).toBe('undated');
    expect(dayFilter(entity, 'undated', '2026-11-24')).toBeUndefined();
    expect(viewOf({ view: 'undated' }, [], null, entity)).toBe('all');
  });

  it('puts the next first, and the latest of what is past; all of it stays as declared', () => {
    expect(sortOf('ahead')).toEqual({ field: 'sails', descending: false });
    expect(sortOf('past')).toEqual({ field: 'sails', descending: true });
    expect(sortOf('all')).toEqual({ field: 'sails', descending: true });
    expect(sortOf('ahead', { sort: 'ship,desc' })).toEqual({ field: 'ship', descending: true });
  });
});
