import { requiredDocument } from '@homeport/model/documents';
import { type MyWork, workLimits } from '@homeport/model/work';
import { caseWorkflowItem } from '@homeport/model/workflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** One list of everything that waits for somebody, over all kinds of records, by the rights of whoever asks. */
let port: Homeport;
let tenant: string;
const id: Record<string, string> = {};
const as: Record<string, string> = {};
const people = [
  ['manager', 'caseManager'],
  ['other', 'caseManager'],
  ['approver', 'approver'],
  ['vendor', 'vendor'],
  ['clerk', 'finance'],
] as const;

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('WORK', { baseCurrency: 'EUR' });
  for (const [who, role] of people) {
    id[who] = await port.user(tenant, `work.${who}`, [role]);
    as[who] = await port.signIn(`work.${who}`);
  }
  id.case = (await make(port.in(tenant), 'caseDetail', { manager: id.manager })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const workOf = async (who: string): Promise<MyWork> => {
  const { status, body } = await port.call('GET', 'work/mine', { as: as[who] ?? '' });
  expect(status, `${who}: ${JSON.stringify(body)}`).toBe(200);
  return body;
};
const said = ({ content }: MyWork) => content.map(({ entity, kind, due }) => `${entity}.${kind} ${due}`);
const step = (values: object) =>
  make(port.in(tenant), 'caseWorkflowItem', { caseDetail: id.case, owner: id.manager, ...values });

describe('the work of somebody', () => {
  test('is what waits for them, by its day, and nobody else has it', async () => {
    const { id: later } = await step({ name: 'Book the survey', agreedDue: '2126-03-09' });
    const { id: first } = await step({ name: 'Call the family', agreedDue: '2126-03-02' });
    const asked = { caseDetailId: id.case, name: 'Passport', kind: 'UPLOAD', dueDate: '2126-03-04' };
    const { id: passport } = await make(port.in(tenant), 'requiredDocument', asked);
    await port.in(tenant).records(requiredDocument).move(passport, 'status.submit');
    const work = await workOf('manager');
    expect(said(work)).toEqual([
      'caseWorkflowItem.step 2126-03-02',
      'requiredDocument.review 2126-03-04',
      'caseWorkflowItem.step 2126-03-09',
    ]);
    expect([work.content[0]?.row.id, work.content[2]?.row.id]).toEqual([first, later]);
    expect(work.content[0]?.row).toMatchObject({ name: 'Call the family', caseDetail: { id: id.case } });
    expect(work.content[0]?.row.can).toContain('complete');
    for (const who of ['other', 'vendor', 'clerk', 'approver']) expect(said(await workOf(who))).toEqual([]);
    await step({ name: 'Send the quote', owner: id.vendor, agreedDue: '2126-03-05' });
    expect(said(await workOf('vendor'))).toEqual(['caseWorkflowItem.step 2126-03-05']);
  });
  test('goes when it is done, and is put off for as long as it sleeps', async () => {
    const [done, asleep] = [await step({ name: 'Done soon' }), await step({ name: 'Not now' })];
    const names = async () => (await workOf('manager')).content.map(({ row }) => row.name);
    expect(await names()).toEqual(expect.arrayContaining(['Done soon', 'Not now']));
    const { status } = await port.call('POST', `fe/case-workflow-item/${done.id}/complete`, {
      as: as.manager,
      body: {},
      headers: { 'if-match': `"${done.version}"` },
    });
    expect(status).toBe(200);
    await port.in(tenant).records(caseWorkflowItem).update(asleep.id, { snoozedUntil: '2126-01-01' });
    expect(await names()).not.toContain('Done soon');
    // What was put off stands apart, until the day of it, and can still be done.
    const put = (await workOf('manager')).content.filter(({ isAsleep }) => isAsleep);
    expect(put).toMatchObject([{ kind: 'putOff', due: '2126-01-01', row: { id: asleep.id, name: 'Not now' } }]);
    expect((await workOf('manager')).content.at(-1)?.row.id).toBe(asleep.id);
  });
  test('a request is the work of whoever may decide it, and never of who made it', async () => {
    const { id: change } = await make(port.in(tenant), 'changeOfCircumstance', { caseDetail: id.case });
    expect((await workOf('approver')).content.map(({ row }) => row.id)).toEqual([change]);
    expect(said(await workOf('clerk'))).toEqual([]);
  });
  test('says of what there is more than it shows', async () => {
    for (let n = 0; n <= workLimits.ofKind; n += 1) await step({ name: `Step ${n}`, owner: id.other });
    const work = await workOf('other');
    expect([work.content.length, work.more]).toEqual([
      workLimits.ofKind,
      [{ entity: 'caseWorkflowItem', kind: 'step' }],
    ]);
  });
});
