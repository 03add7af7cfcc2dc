import { setTimeout as pause } from 'node:timers/promises';
import { allFields, type Entity, type Field, isRefusal, kebab, type Shape, type Values } from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import { dataQueryCondition } from '@homeport/model/queries';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * What says something of records is judged against the catalogue when it is saved, whatever entity keeps it and by whichever
 * way it comes: a condition, a column, a value, a formula that nothing can mean is refused at its place, in words.
 */
let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  as = await port.enter(home, await port.user(home, 'home.everything', Object.keys(roles) as never));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

interface Saying {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
}
const all: readonly Saying[] = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({ entity, name, field })),
);
const offerOf = ({ field }: Saying) => ('offers' in field ? field.offers : undefined);
const holdsFilter = (shape: Shape | undefined): boolean =>
  shape?.is === 'filter' ||
  (shape?.is === 'list' && holdsFilter(shape.of)) ||
  (shape?.is === 'record' && Object.values(shape.parts).some((part) => holdsFilter(part.shape)));
const filters = all.filter(({ field }) => field.type === 'json' && holdsFilter(field.shape));
const offered = (what: string) => all.filter((one) => offerOf(one)?.what === what);
const nameOf = ({ entity, name }: Saying) => `${entity.name}.${name}`;

/** Called as if they held a condition, and why they do not. */
const others: Readonly<Record<string, string>> = {
  'autoShipment.condition': 'how a car is',
  'shipmentItem.condition': 'how a thing is',
  'checkIn.condition': 'how a home is',
  'batchUpdate.conditions': 'written by the system, from those of a list that were read',
  'businessRuleCondition.operator': 'judged with its field',
  'dataQueryCondition.operator': 'judged with its field',
  'notificationEventCondition.operator': 'judged with its field',
};
test('nothing that is called a condition, a filter or a formula is left out', () => {
  const called = all.filter(
    ({ name, field }) =>
      /condition|filter|formula|criteria|onlyWhen|leftOutWhen|^operator$/i.test(name) &&
      (['text', 'longText', 'json'].includes(field.type) || name === 'operator' || name === 'condition'),
  );
  const judged = [...filters, ...offered('path'), ...offered('value'), ...offered('formula')].map(nameOf);
  expect(called.map(nameOf).filter((one) => !judged.includes(one) && !(one in others))).toEqual([]);
  expect(judged.length).toBeGreaterThan(10);
  expect(Object.keys(others).filter((one) => judged.includes(one))).toEqual([]);
});

/** Saves a record of sample values with some of its own; answers `field: code` of everything that was refused. */
async function refused(entity: Entity, given: Values): Promise<string[]> {
  const body = { ...(await inputFor(port.in(home), entity)), ...given };
  const answer = await port.call('POST', `fe/${kebab(entity.name)}`, { as, body });
  if (answer.status === 201) return [];
  for (const one of answer.body.errors ?? []) expect(one.title, one.code).toMatch(/^\p{Lu}.*[^{}]\.$/u);
  return (answer.body.errors ?? [answer.body]).map((one: Values) => `${one.field}: ${one.code}`);
}

describe('a path', () => {
  test.each(offered('path').map((one) => [nameOf(one), one] as const))('in %s leads to a field', async (_, one) => {
    const { entity, name } = one;
    expect(await refused(entity, {})).toEqual([]);
    expect(await refused(entity, { [name]: 'wings' })).toContain(`${name}: input.noSuchField`);
    expect(await refused(entity, { [name]: 'constructor' })).toContain(`${name}: input.noSuchField`);
    expect(await refused(entity, { [name]: 'createdBy.wings' })).toContain(`${name}: input.noSuchField`);
    expect(await refused(entity, { [name]: 'created.year' })).toContain(`${name}: input.leadsNowhere`);
  });
});

describe('what a field is compared with', () => {
  const compared = offered('value').filter((one) => offerOf(one)?.operator !== undefined);
  test.each(compared.map((one) => [nameOf(one), one] as const))('in %s fits the field', async (_, one) => {
    const { at = '', operator = '' } = offerOf(one) ?? {};
    const say = (path: string, op: string, value: string | null) =>
      refused(one.entity, { [at]: path, [operator]: op, [one.name]: value });
    expect(await say('created', 'gt', '2026-03-02')).toEqual([]);
    expect(await say('created', 'null', null)).toEqual([]);
    expect(await say('created', 'gt', 'soon')).toEqual([`${one.name}: input.notDateTime`]);
    expect(await say('created', 'in', '2026-03-02, soon')).toEqual([`${one.name}: input.notDateTime`]);
    expect(await say('created', 'lk', '2026')).toEqual([`${operator}: input.unfitOperator`]);
    expect(await say('created', 'eq', null)).toEqual([`${one.name}: input.valueNeeded`]);
    expect(await say('createdBy', 'eq', 'Ana')).toEqual([`${one.name}: input.notReference`]);
    expect(await say('version', 'gte', 'many')).toEqual([`${one.name}: input.notNumber`]);
  });

  test('is a value of the field that it is given to, and a code that there is', async () => {
    const rule = { appliesTo: 'caseDetail', outcome: 'SET', setField: 'assignmentStartDate' };
    const entity = catalogue.entity('businessRule');
    expect(await refused(entity, { ...rule, setValue: 'soon' })).toEqual(['setValue: input.notDate']);
    expect(await refused(entity, { ...rule, setValue: '$today+30' })).toEqual([]);
    expect(await refused(entity, { ...rule, setField: 'confidential', setValue: 'perhaps' })).toEqual([
      'setValue: input.notYesNo',
    ]);
    const of = (await make(port.in(home), 'dataQuery', { about: 'caseDetail' })).id;
    const compare = (field: string, value: string) =>
      refused(dataQueryCondition, { dataQuery: of, field, operator: 'eq', value });
    expect(await compare('status', 'ASLEEP')).toEqual(['value: input.notOption']);
    expect(await compare('assignee.nationality', 'QQ')).toEqual(['value: input.notOption']);
    expect(await compare('phase', 'NEVER_HEARD_OF')).toEqual(['value: input.notOption']);
    expect(await compare('status', 'ACTIVE')).toEqual([]);
  });
});

describe('a condition', () => {
  const judged = filters.filter(({ field }) => field.type === 'json' && field.shape?.is === 'filter');
  test.each(judged.map((one) => [nameOf(one), one] as const))('in %s can hold', async (_, { entity, name }) => {
    const say = (value: unknown) => refused(entity, { [name]: value });
    const sound = { field: 'created', op: 'gt', value: '2026-03-02' };
    expect(await say(null)).toEqual([]);
    expect(
      await say({ all: [sound, { any: [{ field: 'createdBy.firstName', op: 'lk', value: 'A' }, sound] }] }),
    ).toEqual([]);
    expect(await say({ field: 'wings', op: 'null' })).toEqual([`${name}.field: input.noSuchField`]);
    expect(await say({ field: 'created.year', op: 'null' })).toEqual([`${name}.field: input.leadsNowhere`]);
    expect(await say({ all: [sound, { field: 'created', op: 'lk', value: 'x' }] })).toEqual([
      `${name}.all.1.op: input.unfitOperator`,
    ]);
    expect(await say({ any: [{ ...sound, value: 'soon' }, sound] })).toEqual([
      `${name}.any.0.value: input.notDateTime`,
    ]);
    for (const nothing of [{}, [], 'x', { all: [] }, { not: sound }, { ...sound, sql: '1=1' }, { all: [{}] }])
      expect((await say(nothing)).join()).toContain('input.unreadableCondition');
  });

  test('of a form names its questions, and answers that can be given', async () => {
    const entity = catalogue.entity('pageRule');
    const page = await make(port.in(home), 'page', {
      definition: {
        steps: [
          {
            code: 'one',
            title: 'One',
            sections: [
              {
                code: 'first',
                fields: [
                  { code: 'pets', type: 'yesNo', label: 'Pets' },
                  { code: 'way', type: 'choice', label: 'Way', options: [{ value: 'SEA', label: 'By sea' }] },
                  { code: 'note', type: 'text', label: 'Note' },
                ],
              },
            ],
          },
        ],
      },
    });
    const when = (...all: readonly unknown[]) =>
      refused(entity, { page: page.id, rule: { when: { all }, effects: [{ do: 'show', of: ['way'] }] } });
    expect(
      await when(
        { field: 'pets', op: 'eq', value: true },
        { field: 'note', op: 'eq', value: 5 },
        { field: '$startDate', op: 'lt', value: '2026-03-02' },
      ),
    ).toEqual([]);
    expect(
      await when(
        { field: 'wings', op: 'null' },
        { field: 'way', op: 'eq', value: 'AIR' },
        { field: 'pets', op: 'gt', value: true },
        { field: '$startDate', op: 'lt', value: 'soon' },
      ),
    ).toEqual([
      'rule.when.all.0.field: input.noSuchField',
      'rule.when.all.1.value: input.notOption',
      'rule.when.all.2.op: input.unfitOperator',
      'rule.when.all.3.value: input.notDate',
    ]);
  });
  const [other] = filters.filter((one) => !judged.includes(one) && nameOf(one) !== 'pageRule.rule');
  test('stands in no field that only a test of its own would try', () => expect(other).toBeUndefined());
});

test.each(offered('formula').map((one) => [nameOf(one), one] as const))(
  'the formula in %s can be worked out',
  async (_, one) => {
    const say = (value: string) => refused(one.entity, { [one.name]: value });
    expect(await say('(hostHousing − housingNorm) × 0.5')).toEqual([]);
    expect(await say('hostHousing −')).toEqual([`${one.name}: formula.unfinished`]);
    expect(await say('DROP TABLE; --')).toEqual([`${one.name}: formula.unexpected`]);
    expect(await say('hostHousing − wings')).toEqual([`${one.name}: formula.unknownName`]);
    expect(await say('hostHousing − currency')).toEqual([`${one.name}: formula.needsFigure`]);
    expect(await say('hostHousing + 5')).toEqual([`${one.name}: formula.mixesAmount`]);
    expect(await say('formula("NOWHERE") + hostHousing')).toEqual([`${one.name}: formula.noFormula`]);
    expect(await say('bands(hostHousing, table("NOWHERE"))')).toEqual([`${one.name}: formula.noTable`]);
  },
);

test('the sentence names the field that is compared, in the language of the reader', async () => {
  const of = (await make(port.in(home), 'dataQuery', { about: 'caseDetail' })).id;
  const body = { dataQuery: of, sequence: 1, field: 'assignmentStartDate', operator: 'lt', value: 'bientôt' };
  const said = async (language: string) => {
    const reader = await port.user(home, `home.${language}`, ['administrator']);
    await port
      .in(home)
      .records(catalogue.entity('user'))
      .update(reader, { language } as never);
    const token = await port.enter(home, reader);
    return (await port.call('POST', 'fe/data-query-condition', { as: token, body })).body.errors[0].title;
  };
  expect(await said('en')).toBe('Assignment start date must be a date.');
  expect(await said('fr')).toBe('Début de l’affectation doit être une date.');
});

test('records are not said to be about others that their conditions do not fit', async () => {
  const ctx = port.in(home);
  const query = await make(ctx, 'dataQuery', { about: 'caseDetail' });
  await make(ctx, 'dataQueryCondition', {
    dataQuery: query.id,
    field: 'assignee.nationality',
    operator: 'null',
    value: null,
  });
  const dataQuery = ctx.records(catalogue.entity('dataQuery'));
  const moved = await dataQuery.update(query.id, { about: 'company' } as never);
  expect(moved).toMatchObject({ code: 'input.leftBehind', field: 'about', params: { name: 'assignee.nationality' } });
  expect(isRefusal(await dataQuery.update(query.id, { about: 'caseDetail', name: 'Same' } as never))).toBe(false);
});

test('what was stored before is read as it is, and said to be wrong when it is saved again', async () => {
  const ctx = port.in(home);
  const condition = await make(ctx, 'dataQueryCondition');
  await ctx.query(sql`update app.data_query_condition set field = 'gone' where id = ${condition.id}::uuid`);
  const path = `fe/data-query-condition/${condition.id}`;
  const { body } = await port.call('GET', path, { as });
  expect(body.field).toBe('gone');
  const saved = await port.call('PUT', path, { as, body: { ...body, sequence: 7 } });
  expect([saved.status, saved.body.errors[0].field, saved.body.errors[0].code]).toEqual([
    422,
    'field',
    'input.noSuchField',
  ]);
  expect((await port.call('PUT', path, { as, body: { ...body, field: 'name' } })).status).toBe(200);
});

test('a file that is taken in is held to the same', async () => {
  const query = await make(port.in(home), 'dataQuery', { about: 'caseDetail', code: 'TAKEN-IN' });
  expect(query.code).toBe('TAKEN-IN');
  // As people write it: in the words of the page, whatever they are at present.
  const { fields } = dataQueryCondition;
  const columnsOfFile = [fields.dataQuery, fields.sequence, fields.field, fields.operator, fields.value];
  const is = fields.operator.choices?.eq;
  const lines = [
    columnsOfFile.map((field) => field.label),
    ['TAKEN-IN', '1', 'wings', is, 'x'],
    ['TAKEN-IN', '2', 'reference', is, 'x'],
  ];
  const csv = lines.map((line) => `${line.join(',')}\r\n`).join('');
  const form = new FormData();
  form.append('entity', 'dataQueryCondition');
  form.append('file', new Blob([csv]), 'conditions.csv');
  const upload = await port.call('POST', 'import', { as, body: form, headers: { 'x-file-last': 'true' } });
  expect(upload.status, JSON.stringify(upload.body)).toBe(200);
  const columns = upload.body.columns.map((one: { target: string | null }) => one.target);
  const started = await port.call('POST', `import/${upload.body.id}/run`, {
    as,
    body: { what: 'IMPORT', mode: 'CREATE', columns, rows: upload.body.rows },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  let job = started.body;
  while (job.state !== 'done') {
    if (job.state !== 'waiting' && job.state !== 'running') throw new Error(JSON.stringify(job));
    await pause(30);
    job = (await port.call('GET', `job/${started.body.id}`, { as })).body;
  }
  expect(job.result.counts).toMatchObject({ created: 1, failed: 1 });
  expect(JSON.stringify(job.result.findings)).toContain('These records have no field “wings”.');
});

describe('what the demo has set up', () => {
  let demo: Homeport;
  beforeAll(async () => {
    demo = await startHomeport({ demo: true });
  }, 180_000);
  afterAll(() => demo?.[Symbol.asyncDispose]());

  const sayings = [...filters, ...offered('path'), ...offered('value'), ...offered('formula')];
  const judged = new Set(sayings.flatMap((one) => [nameOf(one), `${one.entity.name}.operator`]));
  test('makes sense', async () => {
    const behind = new pg.Client(demo.superuserUrl);
    await behind.connect();
    const { rows: tenants } = await behind.query<{ id: string }>('select id from app.tenant');
    await behind.end();
    const wrong: string[] = [];
    let seen = 0;
    for (const { id } of tenants)
      for (const entity of new Set(sayings.map((one) => one.entity))) {
        const records = demo.in(id).records(entity);
        for (const row of await records.find({ limit: 500 })) {
          seen += 1;
          const given = Object.entries(row as Values).filter(
            ([name]) => name in entity.fields && !allFields(entity)[name]?.derived,
          );
          const copied = await records.create(Object.fromEntries(given) as never);
          if (!isRefusal(copied)) continue;
          for (const { code, field } of copied.problems ?? [copied])
            if (code.startsWith('input.') && judged.has(`${entity.name}.${field?.split('.')[0]}`))
              wrong.push(`${entity.name}.${field}: ${code} ${JSON.stringify(row).slice(0, 200)}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
});
