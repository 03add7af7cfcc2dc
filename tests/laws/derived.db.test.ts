import {
  type Context,
  columnName,
  columnsOf,
  type FactsLoader,
  linkTableName,
  type Source,
  tableName,
} from '@homeport/engine';
import { allFields, type Entity, type Field, isRefusal, type Values, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/*
 * Whatever is derived says where it comes from: the facts of an entity read what their sources name and nothing else, so that
 * who follows whom is known. A source that is followed matters, and what matters is followed or looked up on purpose.
 */
let home: Homeport;
let tenant: string;
let behind: pg.Client;
beforeAll(async () => {
  home = await startHomeport();
  tenant = await home.tenant('DERIVED');
  await make(home.in(tenant), 'office');
  behind = new pg.Client({ connectionString: home.superuserUrl });
  await behind.connect();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await home?.[Symbol.asyncDispose]();
});

const entities = catalogue.entities.filter(({ scope, name }) => scope !== 'global' && name !== 'tenant');
const loaderOf = (entity: Entity): FactsLoader | undefined => home.server.engine.plan(entity).facts;
const sourcesOf = (loader: FactsLoader): Source[] => Object.values(loader.sources.from ?? {});
/** Everything that a loader says it reads, as `entity.field`. */
const namedBy = (loader: FactsLoader): Set<string> =>
  new Set([
    ...sourcesOf(loader).flatMap(({ of, fields }) => fields.map((field) => `${of}.${field}`)),
    ...sourcesOf(loader).flatMap((source) => ('by' in source ? [`${source.of}.${source.by}`] : [])),
    ...Object.entries(loader.sources.looksUp ?? {}).flatMap(([of, fields]) => fields.map((field) => `${of}.${field}`)),
  ]);

/** Writes SQL out and is connected to nothing. */
const composer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** The entities by the tables that SQL names. */
const tables = new Map<string, Entity>(
  catalogue.entities.flatMap((entity) => [
    [tableName(entity), entity],
    ...Object.entries(entity.fields).flatMap(([name, field]): [string, Entity][] =>
      field.type === 'refs' ? [[linkTableName(entity, name), entity]] : [],
    ),
  ]),
);

/** A context that notes the entities it was asked for. */
function watched(ctx: Context, seen: Set<string>): Context {
  return {
    ...ctx,
    query: (statement) => {
      for (const [, , name = ''] of statement.compile(composer).sql.matchAll(/\bapp"?\.("?)(\w+)\1(?!\w|\()/g)) {
        const entity = tables.get(name);
        if (entity) seen.add(entity.name);
      }
      return ctx.query(statement);
    },
    records: (entity) => {
      seen.add(entity.name);
      return ctx.records(entity);
    },
    asSystem: (reason) => watched(ctx.asSystem(reason), seen),
  };
}

/** The record with something at the end of each of its empty relations, so that whatever is looked up there is asked for. */
const related = (entity: Entity, record: Values): Values =>
  Object.fromEntries(
    Object.entries(allFields(entity)).map(([name, field]) => {
      const wire = wireName(name, field);
      const value = record[wire] ?? null;
      const isEmpty = value === null && 'to' in field && field.type !== 'refs' && !('wire' in field);
      return [wire, isEmpty ? { id: crypto.randomUUID(), label: '' } : value];
    }),
  );

const judging = { isRestored: false };
/** The facts of a record as text; nothing where its loader cannot find what it needs. */
async function factsOf(ctx: Context, loader: FactsLoader, record: Values): Promise<string> {
  const facts = await loader.load(ctx, record, record, judging).catch(() => undefined);
  return JSON.stringify(facts ?? null, withoutMoment);
}
/** When they were loaded is no source of theirs: a second may pass between two looks. */
const withoutMoment = (name: string, value: unknown): unknown => (name === 'now' ? null : value);

test.each(entities.map((entity) => [entity.name, entity] as const))(
  'the facts of %s read what their sources name',
  { timeout: 60_000 },
  async (name, entity) => {
    const loader = loaderOf(entity);
    if (!loader) return;
    const ctx = home.in(tenant);
    const made = await make(ctx, entity);
    const seen = new Set<string>();
    await ctx.inTransaction(async (inside) => factsOf(watched(inside, seen), loader, made)).catch(() => {});
    await ctx
      .inTransaction(async (inside) => factsOf(watched(inside, seen), loader, related(entity, made)))
      .catch(() => {});
    const named = new Set([name, ...[...namedBy(loader)].map((field) => field.split('.')[0])]);
    for (const { of } of sourcesOf(loader)) named.add(of);
    expect([...seen].filter((one) => !named.has(one))).toEqual([]);
  },
);

/** Another value for a column, in SQL; undefined where none can be made up. */
function otherValue(name: string, field: Field): string | undefined {
  const column = `"${columnName(name, field)}"`;
  if (field.required && 'to' in field) return undefined;
  if ('to' in field) return 'null';
  switch (field.type) {
    case 'money':
    case 'decimal':
    case 'percentage':
    case 'whole':
      return `coalesce(${column}, 0) + 1`;
    case 'yesNo':
      return `not coalesce(${column}, false)`;
    case 'date':
      return `coalesce(${column}, current_date) + 1`;
    case 'dateTime':
      return `coalesce(${column}, now()) + interval '1 day'`;
    case 'currency':
      return `case when ${column} = 'CHF' then 'JPY' else 'CHF' end`;
    case 'country':
      return `case when ${column} = 'FR' then 'DE' else 'FR' end`;
    case 'text':
    case 'longText':
    case 'code':
      return `left(coalesce(${column}, '') || 'X', ${field.max ?? 20})`;
    case 'option': {
      const [first, second] = Object.keys(field.choices ?? {});
      return first && second ? `case when ${column} = '${first}' then '${second}' else '${first}' end` : undefined;
    }
    case 'lifecycle': {
      const states = Object.keys(field.states);
      return `case when ${column} = '${states[0]}' then '${states.at(-1)}' else '${states[0]}' end`;
    }
    default:
      return undefined;
  }
}

/** Fields of a row whose change changes the facts of a record, and those that cannot be changed alone. */
async function mattering(
  loader: FactsLoader,
  record: Values,
  of: Entity,
  id: string,
): Promise<{ readonly found: string[]; readonly stuck: string[] }> {
  const found: string[] = [];
  const stuck: string[] = [];
  const table = `app."${tableName(of)}"`;
  const before = await factsOf(home.in(tenant), loader, record);
  for (const [name, field] of Object.entries(allFields(of))) {
    const isStored = name in of.fields || name === 'active';
    const value = isStored && field.type !== 'refs' ? otherValue(name, field) : undefined;
    const [column] = isStored && field.type !== 'refs' ? columnsOf(name, field) : [];
    if (value === undefined || !column) continue;
    const was = await behind.query(`select "${column.name}"::text as value from ${table} where id = $1`, [id]);
    const change = await behind
      .query(`update ${table} set "${column.name}" = ${value} where id = $1`, [id])
      .catch(() => undefined);
    if (!change) stuck.push(`${of.name}.${name}`);
    if (!change) continue;
    if ((await factsOf(home.in(tenant), loader, record)) !== before) found.push(`${of.name}.${name}`);
    await behind.query(`update ${table} set "${column.name}" = $2::text::${column.type} where id = $1`, [
      id,
      was.rows[0]?.value,
    ]);
  }
  return { found, stuck };
}

/** Where a field matters only beside others: the state of a row in which all of them do. */
const states: Readonly<Record<string, string>> = {
  invoice: `status = 'APPROVED'`,
  creditNote: `status = 'APPROVED', total_amount = 5`,
  caseExpense: `approval_status = 'APPROVED', approved_amount = 5`,
  // The provider of a survey is derived: that of the newest one here is the one that was just made.
  qualitySurvey: `status = 'ANSWERED', mean_score = 4, provider_id = (
    select id from app.service_provider p where p.tenant_id = quality_survey.tenant_id order by created desc, id desc limit 1)`,
  vendorInvoiceLine: `case_service_id = (select id from app.case_service s where s.tenant_id = vendor_invoice_line.tenant_id limit 1)`,
  bankReconciliationLine: `is_cleared = true`,
  serviceOrder: `status = 'ACCEPTED', hours_to_answer = 3`,
  caseDetail: `office_id = (select id from app.office o where o.tenant_id = case_detail.tenant_id limit 1)`,
};

describe('the facts of', () => {
  test.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s change with what their sources name, and with nothing else of those records',
    { timeout: 120_000 },
    async (_, entity) => {
      const loader = loaderOf(entity);
      if (!loader) return;
      const ctx = home.in(tenant);
      const record = await make(ctx, entity);
      const named = namedBy(loader);
      const matter = new Set<string>();
      for (const [name, field] of Object.entries(entity.fields)) {
        const value = record[wireName(name, field)] as { id: string } | string | null;
        const id = typeof value === 'object' ? value?.id : value;
        const target = 'to' in field && catalogue.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
        if (!target || target.scope === 'global' || target === entity || !id || field.type === 'refs') continue;
        for (const one of (await mattering(loader, record, target, id)).found) matter.add(one);
      }
      for (const source of sourcesOf(loader)) {
        if (!('by' in source)) continue;
        const of = catalogue.entity(source.of);
        const by = of.fields[source.by] as Field;
        const ready = states[entity.name];
        if (ready) await behind.query(`update app."${tableName(entity)}" set ${ready} where id = $1`, [record.id]);
        const part = await make(ctx, of, by.derived ? {} : { [wireName(source.by, by)]: record.id });
        const state = states[of.name];
        if (state) await behind.query(`update app."${tableName(of)}" set ${state} where id = $1`, [part.id]);
        const whole = await ctx.records(entity).get(record.id);
        if (isRefusal(whole)) throw new Error(`${entity.name} is gone`);
        const { found, stuck } = await mattering(loader, whole, of, part.id);
        for (const one of found) matter.add(one);
        const changed = source.fields.filter((name) => otherValue(name, allFields(of)[name] as Field) !== undefined);
        const fields = changed.map((name) => `${of.name}.${name}`).filter((one) => !stuck.includes(one));
        expect(fields.filter((one) => !matter.has(one))).toEqual([]);
      }
      expect([...matter].filter((one) => !named.has(one))).toEqual([]);
    },
  );
});

describe('parts', () => {
  const parts = entities.filter(({ partOf }) => partOf !== undefined);
  test.each(parts.map((part) => [part.name, part] as const))('%s are followed by their whole', (name, part) => {
    const field = part.fields[part.partOf as string];
    const whole = field && 'to' in field ? catalogue.entity(field.to) : undefined;
    const loader = whole && loaderOf(whole);
    expect(loader && sourcesOf(loader)).toContainEqual(expect.objectContaining({ of: name, by: part.partOf }));
  });

  test.each(parts.map((part) => [part.name, part] as const))(
    '%s follow the currency of their whole, or that never changes',
    (_, part) => {
      const field = part.fields[part.partOf as string];
      if (!field || !('to' in field) || part.fields.currency?.type !== 'currency') return;
      const { currency } = allFields(catalogue.entity(field.to));
      const isEntered = currency?.type === 'currency' && !currency.derived && !currency.fixed;
      const depends =
        part.fields.currency.derived || Object.values(part.fields).some((f) => f.type === 'currency' && f.derived);
      if (!isEntered || !depends) return;
      const loader = loaderOf(part);
      const followed = loader && sourcesOf(loader).find((one) => 'through' in one && one.through === part.partOf);
      expect(followed?.fields).toContain('currency');
    },
  );
});
