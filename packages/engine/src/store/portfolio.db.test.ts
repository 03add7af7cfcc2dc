import type { Allowance, Entity, Values } from '@homeport/grammar';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  type Page,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import type { ListQuery } from './store.ts';

/** Lists, records, sums and searches over several companies are those of each company, merged; nothing else is seen. */
let db: ToyDatabase;
const companies = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const [first = '', second = '', third = ''] = companies;
const foreign = crypto.randomUUID();
const names = { [first]: 'Beta', [second]: 'Alpha', [third]: 'Gamma' };

beforeAll(async () => {
  db = await toyDatabase();
  for (const [n, tenant] of [...companies, foreign].entries()) {
    const boss = caller(['boss'], { tenant });
    const ids: (string | undefined)[] = [];
    for (const name of ['Ada', 'Bea', 'Cleo']) {
      const made = await make(db.store, boss, toy.person, {
        firstName: name,
        lastName: `Of ${n}`,
        salary: '10',
        currency: 'EUR',
      });
      ids.push(made?.id as string);
    }
    const team = await make(db.store, boss, toy.team, { code: `T${n}`, lead: ids[0] });
    for (let i = 0; i < 7; i += 1)
      await make(db.store, boss, toy.project, {
        name: `Plan ${i} of ${n}`,
        reference: `R${i}`,
        owner: ids[i % 3],
        team: i % 2 ? team?.id : null,
        members: [ids[0]],
        amount: `${i}.5`,
      });
  }
});
afterAll(() => db.close());

const rights = (who: Caller, entity: Entity): Allowance => rightsOf(who, entity);
/** Somebody who works for the three, reading over all of them. */
const over = (roles: readonly string[], of: readonly string[] = companies, more = {}): Caller => ({
  ...caller(roles, { tenant: first, tenants: companies, tenantNames: names, ...more }),
  companies: of,
});
const asked = async (who: Caller, entity: Entity, query: Partial<ListQuery> = {}): Promise<Page> =>
  JSON.parse(
    await db.store.list(who, entity, rights(who, entity), {
      sort: [{ field: 'created', descending: true }],
      size: 100,
      total: 'exact',
      ...query,
    }),
  );
/** What each company alone shows to the same person. */
const alone = async (who: Caller, entity: Entity, query: Partial<ListQuery> = {}): Promise<Values[]> => {
  const pages = companies.map((tenant) => asked({ ...who, tenant, companies: undefined } as never, entity, query));
  return (await Promise.all(pages)).flatMap(({ content }) => content);
};
const byId = (rows: readonly Values[]) => [...rows].sort((a, b) => String(a.id).localeCompare(String(b.id)));
const named = (rows: readonly Values[]) => rows.map((row) => ({ ...row, tenantName: names[String(row.tenantId)] }));

describe('a list over several companies', () => {
  test.each(['boss', 'worker', 'reader'])(
    'is to a %s what each of them shows, with its name, and nothing of others',
    async (role) => {
      const who = over([role]);
      for (const entity of [toy.person, toy.project, toy.team] as const) {
        if (rights(who, entity).deeds.read === undefined) continue;
        const page = await asked(who, entity);
        const each = await alone(who, entity);
        expect(byId(page.content), entity.name).toEqual(byId(named(each)));
        expect(page.totalElements).toBe(each.length);
      }
    },
  );

  test('is paged by key through the same rows in the same order, whatever it is sorted by', async () => {
    const who = over(['boss']);
    for (const sort of [
      [{ field: 'created', descending: true }],
      [{ field: 'name', descending: false }],
      [{ field: 'owner', descending: false }],
      [{ field: 'tenantId', descending: true }],
      [{ field: 'team', descending: true }],
    ]) {
      for (const filter of [undefined, { field: 'amount', op: 'gt', value: '1' } as const]) {
        const query = { sort, ...(filter ? { filter } : {}), total: 'capped' as const };
        const whole = await asked(who, toy.project, query);
        const pages: Values[] = [];
        let after: string | undefined;
        do {
          const page = await asked(who, toy.project, { ...query, size: 4, ...(after ? { after } : {}) });
          pages.push(...page.content);
          after = page.nextKey ?? undefined;
        } while (after);
        const ids = (rows: readonly Values[]) => rows.map(({ id }) => id);
        expect(ids(pages), JSON.stringify(query)).toEqual(ids(whole.content));
        expect(whole.content).toHaveLength(filter ? 18 : 21);
        const skipped = await asked(who, toy.project, { ...query, size: 4, page: 2 });
        expect(ids(skipped.content)).toEqual(ids(whole.content).slice(8, 12));
        expect([whole.totalElements, whole.totalIsCapped]).toEqual([filter ? 18 : 21, false]);
      }
    }
    const { content } = await asked(who, toy.project, { sort: [{ field: 'tenantId', descending: false }] });
    expect([...new Set(content.map(({ tenantName }) => tenantName))]).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  test('is narrowed to companies by a filter, and searched in all of them', async () => {
    const who = over(['boss']);
    const of = (value: string | string[], op: 'eq' | 'in') =>
      asked(who, toy.project, { filter: { field: 'tenantId', op, value } });
    expect((await of(second, 'eq')).content.map(({ tenantId }) => tenantId)).toEqual(Array(7).fill(second));
    expect((await of([second, third, foreign], 'in')).totalElements).toBe(14);
    expect(await of(foreign, 'eq')).toMatchObject({ content: [], totalElements: 0 });
    expect((await asked(who, toy.project, { text: 'plan 3' })).totalElements).toBe(3);
    // By the name of who owns them, too.
    expect((await asked(who, toy.project, { text: 'cleo', total: 'capped' })).totalElements).toBe(6);
    const found = JSON.parse(
      await db.store.find(
        who,
        [toy.person, toy.project].map((entity) => ({ entity, allowance: rights(who, entity) })),
        'bea',
      ),
    );
    expect(found.map(({ tenantId }: Values) => tenantId).sort()).toEqual([...companies].sort());
  });

  test('adds up and groups by company', async () => {
    const who = over(['boss']);
    const sums = JSON.parse(
      await db.store.sums(who, toy.person, rights(who, toy.person), { sums: ['salary'], group: 'tenantId' }),
    );
    expect(sums.count).toBe(9);
    expect(sums.sums.salary).toEqual([['EUR', '90.00']]);
    expect(sums.groups.map(([key, rows]: [string, number]) => [key, rows]).sort()).toEqual(
      companies.map((id) => [id, 3]).sort(),
    );
  });

  test('shows in each company what the caller is confined to there', async () => {
    const confined = { boss: { project: { field: 'name', op: 'lk', value: 'Plan 1' } as const } };
    const who = over(['boss'], companies, { confinedIn: { [second]: confined } });
    const { content } = await asked(who, toy.project);
    const count = (tenant: string) => content.filter(({ tenantId }) => tenantId === tenant).length;
    expect(companies.map(count)).toEqual([7, 1, 7]);
    expect(byId(content)).toEqual(byId(named(await alone(who, toy.project))));
    const hidden = (
      await asked(over(['boss']), toy.project, { filter: { field: 'name', op: 'eq', value: 'Plan 2 of 1' } })
    ).content[0];
    expect(await db.store.one(who, toy.project, rights(who, toy.project), String(hidden?.id))).toBeUndefined();
  });
});

test('a record is found in whichever company it is, and one of another company is not there', async () => {
  const who = over(['reader']);
  const [theirs] = (await asked(over(['boss'], [third]), toy.person)).content;
  const [strange] = (await asked(caller(['boss'], { tenant: foreign }), toy.person)).content;
  const one = (id: unknown) => db.store.one(who, toy.person, rights(who, toy.person), String(id));
  expect(JSON.parse((await one(theirs?.id)) ?? '{}')).toMatchObject({
    id: theirs?.id,
    tenantId: third,
    tenantName: 'Gamma',
  });
  expect(await one(strange?.id)).toBeUndefined();
  expect(await one(crypto.randomUUID())).toBeUndefined();
});

test('whoever may read no company sees nothing, and nothing is written over several', async () => {
  const nobody = over(['boss'], []);
  expect(await asked(nobody, toy.project)).toMatchObject({ content: [], totalElements: 0, nextKey: null });
  expect(await asked(nobody, toy.project, { total: 'none' })).toMatchObject({ content: [], totalElements: null });
  const who = over(['boss']);
  await expect(make(db.store, who, toy.person, { firstName: 'A', lastName: 'B' })).rejects.toThrow(
    'over several companies',
  );
  await expect(db.store.transaction(who, async () => {})).rejects.toThrow('over several companies');
  await expect(asked({ ...who, system: 'test' }, toy.person)).rejects.toThrow('one company');
});

test('in the database the role of such reads sees the companies it was told and can write none of them', async () => {
  const owner = new pg.Client(db.database.url);
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query(
      `select set_config('role', 'homeport_portfolio', true), set_config('app.companies', '${first},${third}', true)`,
    );
    const seen = await owner.query('select distinct tenant_id as id from app.project order by 1');
    expect(seen.rows.map(({ id }) => id)).toEqual([first, third].sort());
    for (const statement of [
      `update app.project set name = 'x'`,
      'delete from app.project',
      'select count(*) from engine.history',
      'select count(*) from engine.audit',
    ]) {
      await owner.query('savepoint before');
      await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      await owner.query('rollback to before');
    }
    await owner.query(`select set_config('app.companies', '', true), set_config('app.tenant', '', true)`);
    expect((await owner.query('select count(*) as n from app.project')).rows).toEqual([{ n: '0' }]);
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
});
