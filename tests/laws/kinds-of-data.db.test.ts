import { kebab } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/* Somebody's pay on every way that a case manager has: the figure stands in no answer, and nothing can be asked about it. */
let port: Homeport;
let home: string;
let manager: string;
let hr: string;
const figure = '7391846';
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('KINDS');
  manager = await port.enter(home, await port.user(home, 'kinds.manager', ['caseManager']));
  hr = await port.enter(home, await port.user(home, 'kinds.hr', ['hr']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const hiddenAmounts = [
  ['employee', 'salary', { salaryCurrency: 'EUR' }],
  ['balanceSheet', 'baseSalary', { currency: 'EUR' }],
  ['changeOfCircumstance', 'newSalary', { newSalaryCurrency: 'EUR' }],
  ['workPermit', 'salaryOnPermit', { currency: 'EUR' }],
] as const;
test.each(hiddenAmounts)('%s.%s is on no way to a case manager, and HR reads it', async (name, field, beside) => {
  const entity = catalogue.entity(name);
  const { id } = await make(port.in(home), entity, { ...beside, [field]: figure });
  const path = `fe/${kebab(name)}`;
  const filtered = encodeURIComponent(JSON.stringify({ field, op: 'gt', value: '1' }));
  const answers = async (as: string) => ({
    list: await port.call('GET', `${path}?size=1000`, { as }),
    search: await port.call('GET', `${path}/search?size=1000&q=${figure}`, { as }),
    read: await port.call('GET', `${path}/${id}`, { as }),
    history: await port.call('GET', `${path}/${id}/history`, { as }),
    filter: await port.call('GET', `${path}/search?filter=${filtered}`, { as }),
    sort: await port.call('GET', `${path}/search?sort=${field},desc`, { as }),
    total: await port.call('GET', `totals/${name}?sum=${field}`, { as }),
    export: await port.call('GET', `export/${name}?format=csv`, { as }),
    column: await port.call('GET', `export/${name}?format=csv&columns=id,${field}`, { as }),
  });
  const theirs = await answers(manager);
  const told = Object.entries(theirs).filter(([, { body }]) => JSON.stringify(body).includes(figure));
  expect(told.map(([way]) => way)).toEqual([]);
  expect([
    theirs.read.status,
    theirs.filter.status,
    theirs.sort.status,
    theirs.total.status,
    theirs.column.status,
  ]).toEqual([200, 400, 400, 400, 400]);
  const open = await answers(hr);
  expect(JSON.stringify(open.read.body)).toContain(figure);
  expect([open.filter.status, open.total.status]).toEqual([200, 200]);
});

test('a figure behind a relation is asked for by nobody who does not see it there', async () => {
  const filter = (path: string) => encodeURIComponent(JSON.stringify({ field: path, op: 'gt', value: '1' }));
  const asked = (as: string, path: string) => port.call('GET', `fe/case-detail/search?filter=${filter(path)}`, { as });
  expect((await asked(manager, 'employee.salary')).status).toBe(400);
  expect((await asked(hr, 'employee.salary')).status).toBe(200);
});
