import { expect, test } from 'vitest';
import { defineEntity } from './entity.ts';
import { code, date, text } from './fields/build.ts';
import { joinTitle } from './title.ts';

const named = (title: readonly [string, ...string[]]) =>
  defineEntity({
    name: 'thing',
    label: 'Thing',
    plural: 'Things',
    title,
    fields: { reference: code('Reference'), firstName: text('First'), lastName: text('Last'), on: date('On') },
    access: {},
  });
const parts = [
  ['reference', 'IN-12'],
  ['firstName', 'Anna'],
  ['lastName', 'Rahman'],
  ['on', '03-05-2026'],
] as const;

test('a name of words is spoken as one, behind a code too; other parts have a mark between', () => {
  const join = (...fields: readonly [string, ...string[]]) =>
    joinTitle(
      named(fields),
      parts.filter(([field]) => fields.includes(field)),
    );
  expect(join('reference', 'firstName', 'lastName')).toBe('IN-12 · Anna Rahman');
  expect(join('firstName', 'lastName')).toBe('Anna Rahman');
  expect(join('firstName', 'lastName', 'on')).toBe('Anna · Rahman · 03-05-2026');
  expect(join('reference', 'firstName')).toBe('IN-12 · Anna');
});
