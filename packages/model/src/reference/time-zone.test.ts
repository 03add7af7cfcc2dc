import { isTimeZone } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { timeZoneRules } from './time-zone.rules.ts';

test('a time zone is one that the platform’s clocks know by name', () => {
  expect(['Europe/Paris', 'UTC', 'Etc/GMT+3', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['Paris', 'Mars/Base', '+02:00', '../etc', 'Europe/Nowhere', 'Law 7', '', 7, null].some(isTimeZone)).toBe(
    false,
  );
});

test('the record of one cannot be written with a name that nobody knows; an old one stays as it is', () => {
  const check = (name: string, before?: string) =>
    timeZoneRules.spec
      .check?.({ name } as never, before === undefined ? undefined : ({ name: before } as never), {})
      .map(({ code, field }) => [code, field]);
  expect(check('Europe/Paris')).toEqual([]);
  expect(check('Europe/Nowhere')).toEqual([['reference.timeZone', 'name']]);
  expect(check('Europe/Nowhere', 'Europe/Paris')).toEqual([['reference.timeZone', 'name']]);
  expect(check('Old', 'Old')).toEqual([]);
});
