import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import type { Statement } from './statements/collect.ts';
import { statementsOfServer } from './statements/read-server.ts';

/**
 * Every statement that the server sends is known to the migrated database: it is read from the sources, pieces put together,
 * and prepared. A column or table that is renamed turns the statements red that still name the old one, whether or not a test
 * happens to send them.
 */
/** Statements with pieces that only a run knows, and why. The names that they do spell out are looked up all the same. */
const composed: Readonly<Record<string, string>> = {
  'apps/server/src/modules/costing/load-granting.ts':
    'terms of whichever policy a request or a scenario is for; its pieces stand in terms-sql',
  'apps/server/src/modules/initiations/load-start.ts':
    'terms of whichever policy the start is for; its pieces stand in terms-sql',
  'apps/server/src/modules/terms/load-terms.ts': 'terms of the policy that an assignment has or would have',
  'apps/server/src/operations/erase-bin.ts': 'over the columns of every entity that tells of a person',
  'apps/server/src/operations/erase.ts': 'over the columns of every entity that tells of a person',
  'apps/server/src/operations/export-person.ts': 'over the columns of every entity that tells of a person',
  'apps/server/src/operations/person-keeper.ts': 'over every entity that tells of a person',
  'apps/server/src/operations/purge-records.ts': 'links of any entity that has an age',
  'apps/server/src/operations/reseal.ts': 'over every sealed column of the catalogue',
  'apps/server/src/operations/retention-facts.ts': 'over the kinds of records with an age',
  'packages/engine/src/pipeline/put-in-bin.ts': 'over all parts and links of what is deleted',
  'packages/engine/src/pipeline/restore.ts': 'over all parts and links of what comes back',
  'packages/engine/src/store/transaction.ts': 'the encrypted columns of any entity',
  'packages/engine/src/pipeline/whole.ts': 'wholes within wholes, as far up as the declarations go',
};

let port: Homeport;
let behind: pg.Client;
const found = statementsOfServer();
beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

/** What the database says of a statement, when it cannot be prepared. */
async function faultOf({ at, text }: Statement): Promise<string[]> {
  try {
    await behind.query(`prepare of_the_law as ${text}`);
    await behind.query('deallocate of_the_law');
    return [];
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : error}`];
  }
}
async function faults(): Promise<string[]> {
  const all: string[] = [];
  for (const statement of found.statements) all.push(...(await faultOf(statement)));
  return [...new Set(all)];
}

describe('the statements of the server', () => {
  test('are prepared by the migrated database, each of them', async () => {
    expect(found.statements.length).toBeGreaterThan(400);
    expect(await faults()).toEqual([]);
  });

  test('are all read from the sources: no text of SQL stands where none of them uses it', () => {
    expect(found.unused).toEqual([]);
    const files = [...new Set(found.open.map(({ at }) => at.split(':')[0]))];
    expect(files.toSorted()).toEqual(Object.keys(composed).toSorted());
  });

  test('name nothing that is not there where they are composed in a run', async () => {
    const { rows } = await behind.query<{ name: string }>(
      `select attname as name from pg_attribute union select relname from pg_class union select proname from pg_proc
       union select typname from pg_type union select nspname from pg_namespace union select name from pg_settings
       union select word from pg_get_keywords()`,
    );
    const there = new Set(rows.map(({ name }) => name));
    const unknown = [...found.derived, ...found.open].flatMap(({ at, text }) => {
      const bare = text.replace(/«[^»]*»/g, ' ').replace(/'(?:[^']|'')*'/g, ' ');
      const words = [...bare.matchAll(/(?<!")\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(([word]) => word);
      const given = new Set([...bare.matchAll(/\b([a-z_]+) as (?:materialized )?\(|\bas ([a-z_]+)/g)].flat());
      return words.filter((word) => !there.has(word) && !given.has(word)).map((word) => `${at}: ${word}`);
    });
    expect([...new Set(unknown)]).toEqual([]);
  });
});

test.each([
  ['alter table app.case_expense rename column converted_amount to amount_converted', 'converted_amount'],
  ['alter table app.help_desk_reply rename to help_desk_answer', 'help_desk_reply'],
  ['alter table app.session rename column ends_at to ends', 'ends_at'],
])('a statement with the old name would be found: %s', async (rename, old) => {
  await behind.query('begin');
  try {
    await behind.query(rename);
    const red: string[] = [];
    for (const statement of found.statements.filter(({ text }) => text.includes(old))) {
      await behind.query('savepoint before');
      red.push(...(await faultOf(statement)));
      await behind.query('rollback to before');
    }
    expect(red.length).toBeGreaterThan(0);
    expect(red.every((line) => line.includes(old))).toBe(true);
  } finally {
    await behind.query('rollback');
  }
});
