import { describe, expect, test } from 'vitest';
import { changeable, changedAt, fieldsOfTopic, topics, yearsOld } from './self.rules.ts';

describe('the age of somebody', () => {
  test('is whole years, changing on the birthday', () => {
    expect(yearsOld('2020-11-22', '2026-11-21')).toBe(5);
    expect(yearsOld('2020-11-21', '2026-11-21')).toBe(6);
  });
  test('of 29 February changes on the last of February or the first of March, not before', () => {
    expect(yearsOld('2020-02-29', '2025-02-27')).toBe(4);
    expect(yearsOld('2020-02-29', '2025-03-01')).toBe(5);
  });
  test('is unknown without a birthday, and before it', () => {
    expect(yearsOld(null, '2026-11-21')).toBeNull();
    expect(yearsOld('2027-01-01', '2026-11-21')).toBeNull();
  });
});

test('how one is reached is changed with the settings of the account and nowhere else; every topic leads to its form', () => {
  expect(topics.filter((topic) => fieldsOfTopic[topic].some((field) => /phone|mobile|email/.test(field)))).toEqual([
    'contact',
  ]);
  expect(changedAt('contact')).toBe('/dashboard/profile#person');
  for (const topic of changeable) expect(changedAt(topic)).toBe(`/dashboard/assistance/self?change=${topic}`);
  expect([...changeable, 'contact'].sort()).toEqual([...topics].sort());
});
