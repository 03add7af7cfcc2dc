import { kebab, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { caseDetail } from '@homeport/model/cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/*
 * What follows a relation is seen by nobody who does not see the record there. The entities behind services are tried with a
 * service of a confidential assignment, which planners and clients do not see, and with one that they do.
 */
const followers = catalogue.entities.filter(
  ({ access, fields }) =>
    'caseService' in fields && [access.planner ?? []].flat().some(({ follows }) => follows === 'caseService'),
);

let port: Homeport;
let home: string;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('FOLLOWS');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const serviceOf = async (confidential: boolean): Promise<string> => {
  const { id: assignment } = await make(port.in(home), caseDetail, { confidential });
  const service = catalogue.entity('caseService');
  return (await make(port.in(home), service, { caseDetailId: assignment, shareWithHr: true })).id;
};

test.each(['planner', 'client'] as const)(
  'a %s sees the records of services that they see, and no others',
  async (role) => {
    const user = await port.user(home, `follows.${role}`, [role]);
    const as = await port.enter(home, user);
    const seen: string[] = [];
    const wrong: string[] = [];
    expect(followers.length).toBeGreaterThan(10);
    for (const entity of followers) {
      if (entity.access[role] === undefined) continue;
      for (const confidential of [false, true]) {
        const { id } = await make(port.in(home), entity, { caseService: await serviceOf(confidential) });
        const { status } = await port.call('GET', `fe/${kebab(entity.name)}/${id}`, { as });
        const list = await port.call('GET', `fe/${kebab(entity.name)}/search?size=1000`, { as });
        const isListed = list.body.content.some((one: { id: string }) => one.id === id);
        if (!confidential && status === 200 && isListed) seen.push(entity.name);
        if (confidential !== (status === 404) || confidential === isListed)
          wrong.push(`${entity.name}: ${status}, ${isListed}, confidential: ${confidential}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.length).toBeGreaterThan(10);
  },
);

test.each(['hr', 'approver', 'planner', 'client'] as const)(
  'of a confidential assignment %s sees nothing that hangs on it, in no list, file or history',
  async (role) => {
    const user = await port.user(home, `closed.${role}`, [role]);
    const as = await port.enter(home, user);
    const wrong: string[] = [];
    const seen: string[] = [];
    const hanging = catalogue.entities.filter(({ access, fields, internal }) => {
      const grants = [access[role] ?? []].flat();
      return !internal && fields.caseDetail && grants.length > 0 && grants.every((one) => one.follows === 'caseDetail');
    });
    for (const entity of hanging) {
      for (const confidential of [false, true]) {
        const { id: assignment } = await make(port.in(home), caseDetail, { confidential });
        const { id } = await make(port.in(home), entity, {
          [wireName('caseDetail', entity.fields.caseDetail as never)]: assignment,
        });
        const path = `fe/${kebab(entity.name)}`;
        const read = await port.call('GET', `${path}/${id}`, { as });
        const history = await port.call('GET', `${path}/${id}/history`, { as });
        const list = await port.call('GET', `${path}/search?size=1000`, { as });
        const file = await port.call('GET', `export/${entity.name}?columns=id`, { as });
        const isTold = [list, file].some(({ body }) => JSON.stringify(body).includes(id));
        if (confidential && (read.status !== 404 || history.status !== 404 || isTold)) wrong.push(entity.name);
        if (!confidential && read.status === 200 && isTold) seen.push(entity.name);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.length).toBeGreaterThan({ hr: 10, approver: 0, planner: 2, client: 1 }[role]);
  },
  60_000,
);

test('a confidential assignment and what hangs on it stay with the HR user who manages it', async () => {
  const entity = catalogue.entity('scenario');
  const [own, other] = await Promise.all(['own', 'other'].map((name) => port.user(home, `hr.${name}`, ['hr'])));
  const { id: assignment } = await make(port.in(home), caseDetail, { confidential: true, manager: own });
  const { id } = await make(port.in(home), entity, { caseDetail: assignment });
  for (const [user, status] of [
    [own, 200],
    [other, 404],
  ] as const) {
    const as = await port.enter(home, user as string);
    expect((await port.call('GET', `fe/case-detail/${assignment}`, { as })).status).toBe(status);
    expect((await port.call('GET', `fe/scenario/${id}`, { as })).status).toBe(status);
  }
});

test('a client sees the bills of assignments it sees, and those of none, but not those of confidential ones', async () => {
  const as = await port.enter(home, await port.user(home, 'billed.client', ['client']));
  const sent = async (caseDetailId: string | null) => {
    const { id } = await make(port.in(home), catalogue.entity('invoice'), { caseDetail: caseDetailId });
    const { id: credit } = await make(port.in(home), catalogue.entity('creditNote'), { invoice: id });
    await port.in(home).query(sql`update app.invoice set status = 'SENT' where id = ${id}::uuid`);
    await port.in(home).query(sql`update app.credit_note set status = 'SENT' where id = ${credit}::uuid`);
    const answers = await Promise.all(
      [`fe/invoice/${id}`, `fe/credit-note/${credit}`].map((path) => port.call('GET', path, { as })),
    );
    const list = await port.call('GET', 'fe/invoice/search?size=1000', { as });
    return [...answers.map(({ status }) => status), list.body.content.some((one: { id: string }) => one.id === id)];
  };
  const [open, closed] = await Promise.all(
    [false, true].map(async (confidential) => (await make(port.in(home), caseDetail, { confidential })).id),
  );
  expect(await sent(open ?? '')).toEqual([200, 200, true]);
  expect(await sent(null)).toEqual([200, 200, true]);
  expect(await sent(closed ?? '')).toEqual([404, 404, false]);
});
