import { expect, test } from 'vitest';
import { defineEntity } from './entity.ts';
import { bankPart, longText, text } from './fields/build.ts';
import { allowanceFor } from './narrowing.ts';

const spec = { label: 'Thing', plural: 'Things', title: ['name'] };
const access = { owner: { do: 'everything' } } as const;
const account = defineEntity({
  ...spec,
  name: 'account',
  fields: { name: text('Name'), iban: bankPart('IBAN', 'iban') },
  access,
});
const fields = {
  name: text('Name'),
  ending: text('Ending', { ofAccount: true }),
  words: longText('Words', { ofAccount: true }),
};
const payment = defineEntity({ ...spec, name: 'payment', fields, access });
const number = bankPart('Number', 'documentNumber');
const passport = defineEntity({ ...spec, name: 'passport', fields: { name: text('Name'), number }, access });

test('whoever works as somebody else sees no account and no ending of one, and all the rest', () => {
  const acting = { roles: ['owner'], isActedFor: true };
  expect(allowanceFor(account, acting).deeds).toEqual({});
  expect(allowanceFor(account, acting).hidden).toContain('iban');
  expect([...allowanceFor(payment, acting).hidden]).toEqual(['ending', 'words']);
  expect(allowanceFor(payment, acting).deeds.read).toBe(true);
  expect(allowanceFor(passport, acting).deeds.read).toBe(true);
  expect(allowanceFor(account, { roles: ['owner'] }).deeds.read).toBe(true);
});
