import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let as = '';
beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME', {});
  as = await port.enter(home, await port.user(home, 'admin', ['administrator']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const exported = async (how: string): Promise<string[]> => {
  const answer = await fetch(`${port.baseUrl}/api/export/notificationEvent?format=csv${how}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  return (await answer.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
};
const stored = async () => {
  const { content } = (await port.call('GET', 'fe/notification-event?size=100', { as })).body;
  return content.find(({ code }: { code: string }) => code === 'NAMED');
};

test('settings stand in a file for people by the labels of what they name, and are taken in again by them', async () => {
  const body = {
    code: 'NAMED',
    name: 'Named',
    about: 'company',
    happening: 'CHANGED',
    changedFields: 'name, legalName',
    toCreator: true,
  };
  expect((await port.call('POST', 'fe/notification-event', { as, body })).status).toBe(201);
  const raw = (await exported('')).find((line) => line.includes('NAMED')) ?? '';
  expect(raw).toContain('company');
  expect(raw).toContain('name, legalName');
  const formatted = await exported('&formatted=true');
  const line = formatted.find((one) => one.includes('NAMED')) ?? '';
  expect(line).toContain('Companies');
  expect(line).toContain('Name; Legal name');

  const alone = await exported('&formatted=true&columns=code,changedFields');
  expect(alone.find((one) => one.includes('NAMED'))).toContain('Name; Legal name');

  // The same file with another name, and one field less.
  const file = [formatted[0], line.replace('Name; Legal name', 'Legal name').replace('Named', 'Taken in')].join('\r\n');
  const form = new FormData();
  form.append('entity', 'notificationEvent');
  form.append('file', new File([file], 'events.csv'));
  const up = await port.call('POST', 'import', { as, body: form, headers: { 'x-file-last': 'true' } });
  const run = await port.call('POST', `import/${up.body.id}/run`, {
    as,
    body: { what: 'IMPORT', columns: up.body.columns.map((one: { target: string }) => one.target), rows: 1 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(run.status, JSON.stringify(run.body)).toBeLessThan(300);
  let job = run.body;
  for (; job.state === 'waiting' || job.state === 'running'; await pause(100))
    job = (await port.call('GET', `job/${job.id}`, { as })).body;
  expect(job.result, JSON.stringify(job)).toMatchObject({ counts: { updated: 1, failed: 0 } });
  expect(await stored()).toMatchObject({ name: 'Taken in', about: 'company', changedFields: 'legalName' });
});
