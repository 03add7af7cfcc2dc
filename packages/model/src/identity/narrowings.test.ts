import { describe, expect, test } from 'vitest';
import { narrowingsOf, type StoredPermission } from './narrowings.rules.ts';

const setting = (about: string, reach: StoredPermission['reach'], more = {}): StoredPermission => ({
  about,
  reach,
  hide: null,
  readOnly: null,
  without: null,
  ...more,
});
const held = (key: string, ...settings: StoredPermission[]) => ({ key, settings });

describe('settings of the roles somebody holds', () => {
  test('say nothing where they are as usual', () => {
    expect(narrowingsOf([held('hr', setting('lease', { read: 'USUAL', delete: null }))])).toBeUndefined();
    expect(narrowingsOf([])).toBeUndefined();
  });
  test('become what is taken, with names however they were written', () => {
    const one = setting('lease', { read: 'OWN', export: 'NONE' }, { hide: ' rent,  deposit;', without: 'sign' });
    expect(narrowingsOf([held('hr', one)])).toEqual({
      hr: { lease: { deeds: { read: 'OWN', export: 'NONE' }, hide: ['rent', 'deposit'], without: ['sign'] } },
    });
  });
  test('the nearest about the same records counts, and may give back', () => {
    const above = setting('lease', { read: 'NONE' });
    expect(narrowingsOf([held('hr', setting('lease', { read: 'USUAL' }), above)])).toBeUndefined();
    expect(narrowingsOf([held('hr', setting('home', { read: 'NONE' }), above)])).toEqual({
      hr: { home: { deeds: { read: 'NONE' } }, lease: { deeds: { read: 'NONE' } } },
    });
  });
  test('of two roles with the same rights only what both lost is lost', () => {
    const less = held('hr', setting('lease', { read: 'OWN', export: 'NONE' }, { hide: 'rent, deposit' }));
    const other = held('hr', setting('lease', { read: 'NONE' }, { hide: 'rent' }), setting('home', { read: 'NONE' }));
    expect(narrowingsOf([less, held('hr')])).toBeUndefined();
    expect(narrowingsOf([less, other])).toEqual({ hr: { lease: { deeds: { read: 'OWN' }, hide: ['rent'] } } });
  });
  test('administrators keep permission settings and roles', () => {
    const about = ['permissionSetting', 'role', 'lease'].map((name) => setting(name, { read: 'NONE' }));
    expect(narrowingsOf([held('administrator', ...about)])).toEqual({
      administrator: { lease: { deeds: { read: 'NONE' } } },
    });
    expect(Object.keys(narrowingsOf([held('hr', ...about)])?.hr ?? {})).toHaveLength(3);
  });
});
