import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What an assignee is told of while services are carried out for them. */
let port: Homeport;
let home: string;
let team: string;
let assignee: string;
let person: string;
let caseDetail: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('TOLD');
  person = (await make(port.in(home), 'person', { firstName: 'Ines', lastName: 'Prado' })).id;
  caseDetail = (await make(port.in(home), 'caseDetail', { assignee: person })).id;
  team = await port.enter(home, await port.user(home, 'told.manager', ['caseManager']));
  assignee = await port.enter(home, await port.user(home, 'told.ines', ['assignee'], person));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

interface Told {
  readonly title: string;
  readonly body: string;
}
const told = async (): Promise<Told[]> => (await port.call('GET', 'notification', { as: assignee })).body.content;
const titles = async (): Promise<string[]> => (await told()).map(({ title }) => title);
const step = async (path: string) => {
  const [record] = path.split(/(?=\/[a-z-]+$)/);
  const { version } = (await port.call('GET', `fe/${record}`, { as: team })).body;
  return port.call('POST', `fe/${path}`, { as: team, body: {}, headers: { 'if-match': `"${version}"` } });
};
const service = (given: object = {}) =>
  make(port.in(home), 'caseService', { caseDetailId: caseDetail, assignee: person, name: 'Visa for Ines', ...given });

test('each step of carrying their shipment out', async () => {
  const { id } = await make(port.in(home), 'shipment', {
    caseDetail,
    saleAmount: '900',
    requiredPickupDate: '2026-05-04',
    actualDeliveryDate: '2026-06-04',
  });
  for (const deed of ['book', 'pack', 'depart', 'enter-customs', 'deliver'])
    expect((await step(`shipment/${id}/${deed}`)).status).toBe(200);
  await expect
    .poll(titles)
    .toEqual(
      expect.arrayContaining([
        'Your goods are packed',
        'Your goods are on their way',
        'Your goods are in customs',
        'Your goods have been delivered',
      ]),
    );
});

test('the date of a service and the appointment for a visa, where the service is shared with them', async () => {
  const shared = await service();
  const hidden = await service({ name: 'Between us', shareWithAssignee: false });
  for (const { id } of [hidden, shared]) {
    expect((await step(`case-service/${id}/schedule`)).status).toBe(200);
    const visa = await make(port.in(home), 'visaService', {
      caseService: id,
      applicant: person,
      submittedDate: '2026-03-02',
      appointmentDate: id === shared.id ? '2026-03-09' : '2026-04-10',
    });
    await port.in(home).query(sql`update app.visa_service set stage = 'APPLIED' where id = ${visa.id}`);
    expect((await step(`visa-service/${visa.id}/schedule`)).body.stage).toBe('SCHEDULED');
  }
  await expect
    .poll(titles)
    .toEqual(expect.arrayContaining(['Scheduled: Visa for Ines', 'Visa appointment on 09-03-2026']));
  expect((await told()).find(({ title }) => title.startsWith('Visa'))?.body).toBe('It is for Ines Prado.');
  expect((await titles()).filter((one) => /Between us|10-04/.test(one))).toEqual([]);
});
