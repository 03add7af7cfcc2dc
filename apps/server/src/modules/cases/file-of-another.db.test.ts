import { caseDetail } from '@homeport/model/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('FILES');
  manager = await port.enter(home, await port.user(home, 'files.manager', ['caseManager']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const start = async (given: object) => {
  const body = await inputFor(port.in(home), caseDetail, { ...given });
  return port.call('POST', 'fe/case-detail', { as: manager, body });
};

test('an assignment is not put into the relocation file of another person: refused at the file', async () => {
  const { id: assignee } = await make(port.in(home), 'person');
  const theirs = await make(port.in(home), 'caseMaster');
  const refused = await start({ assignee, caseMaster: theirs.id });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ code: 'cases.fileOfAnother', field: 'caseMaster' }]);
  const own = await make(port.in(home), 'caseMaster', { assignee });
  expect((await start({ assignee, caseMaster: own.id })).status).toBe(201);
});

test('the office of an assignment is one of the list, and read by its name', async () => {
  const office = await make(port.in(home), 'office', { name: 'Oslo' });
  const made = await start({ office: office.id });
  expect(made.body.office).toMatchObject({ id: office.id, label: expect.stringContaining('Oslo') });
  expect((await start({ office: 'Oslo' })).status).toBe(422);
});
