import { country } from '@homeport/model/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../tests/support/homeport.ts';

/** Refusals of the specification in its own words, each provoked over HTTP by who may do the rest. */
let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('WORDS');
  const roles = ['master', 'administrator', 'caseManager', 'finance', 'financeLead'] as const;
  as = await port.enter(home, await port.user(home, 'words.everything', [...roles]));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (path: string, body: object) => port.call('POST', path, { as, body });
/** The labels of the fields that an answer wants filled. */
const wanted = ({ errors = [] }: { errors?: readonly { title: string }[] }) =>
  errors.map(({ title }) => title.replace(/^Please fill up /, '')).sort();

/** Each with what is given beside it, texts that are typed but blank, and what is asked for. */
test.each([
  [
    'user',
    { login: 'words.nobody', email: 'nobody@words.example' },
    ['firstName', 'lastName'],
    ['First name', 'Last name'],
  ],
  ['dependant', {}, ['firstName', 'lastName'], ['Family of', 'First name', 'Last name', 'Type']],
  ['scenario', {}, ['name'], ['Assignment', 'Home location', 'Host location', 'Name', 'Start date']],
  [
    'case-detail',
    {},
    ['name', 'reference'],
    ['Assignee', 'Home location', 'Host location', 'Name', 'Relocation file', 'Type'],
  ],
  ['case-contact', {}, ['name'], ['Assignment', 'Name', 'Role']],
  ['notification-event', { about: 'person' }, ['code', 'name'], ['Code', 'Name']],
] as const)(
  'a %s that lacks what is required: Please fill up all mandatory fields.',
  async (path, given, texts, labels) => {
    for (const blank of [{}, Object.fromEntries(texts.map((name) => [name, '   ']))]) {
      const answer = await post(`fe/${path}`, { ...given, ...blank });
      expect([answer.status, answer.body.title]).toEqual([422, 'Please fill up all mandatory fields.']);
      expect(wanted(answer.body)).toEqual(labels);
    }
  },
);
test('a country is not stored with a blank description', async () => {
  const made = await port.in(home).records(country).create({ code: 'QZ', name: '  ', nameEs: 'Q', nameFr: 'Q' });
  expect(made).toMatchObject({ code: 'input.invalid', problems: [{ code: 'input.required', field: 'name' }] });
});

test('a rate that is entered twice: Exchange rate record already exists', async () => {
  const rate = { fromCurrency: 'USD', toCurrency: 'CHF', effectiveDate: '2026-03-02', rate: '0.9' };
  expect((await post('fe/exchange-rate', rate)).status).toBe(201);
  const again = await post('fe/exchange-rate', { ...rate, rate: '0.91' });
  expect([again.status, again.body.code, again.body.title]).toEqual([
    409,
    'rates.alreadyExists',
    'Exchange rate record already exists',
  ]);
  expect((await post('fe/exchange-rate', { ...rate, effectiveDate: '2026-03-03' })).status).toBe(201);
});

test('what its state keeps: Unable to delete.', async () => {
  const { id } = await make(port.in(home), 'trip');
  expect((await post(`fe/trip/${id}/confirm`, {})).status).toBe(200);
  const gone = await port.call('DELETE', `fe/trip/${id}`, { as });
  expect([gone.status, gone.body.title]).toEqual([409, 'Unable to delete.']);
});

describe('an upload', () => {
  const boundary = 'parts';
  const part = (disposition: string, text: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
  const send = async (body: string) => {
    const { id } = await make(port.in(home), 'caseDetail');
    const belongs = part('name="entity"', 'caseDetail') + part('name="entityId"', id);
    const answer = await fetch(`${port.baseUrl}/api/file-storage`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${as}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-file-last': 'true',
      },
      body: belongs + body,
    });
    return [answer.status, (await answer.json()).title];
  };
  const file = part('name="file"; filename="lease.txt"', 'Rent is due monthly.');
  test('without a file: No attachment to upload.', async () => {
    expect(await send(`--${boundary}--\r\n`)).toEqual([422, 'No attachment to upload.']);
    expect((await send(`${file}--${boundary}--\r\n`))[0]).toBe(200);
  });
  test('that ends in the middle: Upload error', async () => {
    expect(await send(file.slice(0, -12))).toEqual([400, 'Upload error: the file did not arrive completely.']);
  });
});
