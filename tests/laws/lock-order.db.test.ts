import { type Operation, tableName } from '@homeport/engine';
import { type Entity, kebab, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedWorld, askedWorld } from '../support/ask-operation.ts';
import { make } from '../support/factory.ts';

/*
 * A whole is locked before its parts. Deeds on a whole take its parts afterwards; one on a part that took the part first would
 * wait for the whole while that waits for the part: the database ends one of the two after a second.
 */
let world: AskedWorld;
let holder: pg.Client;
let onlooker: pg.Client;
beforeAll(async () => {
  world = await askedWorld('LOCKS');
  [holder, onlooker] = [0, 1].map(() => new pg.Client({ connectionString: world.port.superuserUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([holder.connect(), onlooker.connect()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([holder?.end(), onlooker?.end()]);
  await world?.[Symbol.asyncDispose]();
});

const parts = catalogue.entities.filter(({ partOf }) => partOf !== undefined);
const wholeOf = (part: Entity): Entity => {
  const field = part.fields[part.partOf as string];
  if (!field || !('to' in field)) throw new Error(`${part.name} is part of nothing`);
  return catalogue.entity(field.to as string);
};

/** What writes a record of the entity: plain saves, deletions, moves and actions under its own path. */
const writes = (part: Entity): Operation[] =>
  world.operations.filter(
    ({ about, path, method }) =>
      (('entity' in about && about.entity?.name === part.name) as boolean) &&
      method !== 'GET' &&
      (path === `fe/${kebab(part.name)}` || path.startsWith(`fe/${kebab(part.name)}/{id}`)),
  );

/** Those who wait for the holder, and whether they have written or taken rows of a table. */
async function waiting(table: string): Promise<{ holds: boolean } | undefined> {
  const { rows } = await onlooker.query<{ holds: boolean }>(
    `select exists (select 1 from pg_locks l where l.pid = a.pid and l.relation = $2::regclass
       and l.mode in ('RowShareLock', 'RowExclusiveLock')) as holds
     from pg_stat_activity a where $1 = any (pg_blocking_pids(a.pid))`,
    [(holder as unknown as { processID: number }).processID, table],
  );
  return rows[0];
}

/** The state from which a transition or an action moves, so that it gets as far as its locks. */
async function intoPlace({ about }: Operation, part: Entity, id: string): Promise<void> {
  const [field, name] =
    about.kind === 'transition'
      ? [about.field, about.transition]
      : about.kind === 'action'
        ? (about.action.transition?.split('.') ?? [])
        : [];
  const lifecycle = field === undefined ? undefined : part.fields[field];
  if (lifecycle?.type !== 'lifecycle') return;
  const [from] = lifecycle.transitions[name as string]?.from ?? [];
  const column = kebab(field as string).replaceAll('-', '_');
  await onlooker.query(`update app.${tableName(part)} set ${column} = $1 where id = $2`, [from, id]);
}

test.each(parts.map((part) => [part.name, part] as const))(
  '%s waits for what it is part of before it is taken',
  {
    timeout: 120_000,
  },
  async (_, part) => {
    const whole = wholeOf(part);
    const tooEarly: string[] = [];
    let waited = 0;
    for (const operation of writes(part)) {
      const record = await make(world.port.in(world.home), part);
      const id = record.id as string;
      await intoPlace(operation, part, id);
      const field = part.fields[part.partOf as string];
      if (!field) continue;
      const { rows } = await onlooker.query<{ whole: string }>(
        `select ${kebab(part.partOf as string).replaceAll('-', '_')}_id as whole from app.${tableName(part)} where id = $1`,
        [id],
      );
      const held = rows[0]?.whole as string;
      const seen = await world.send({ method: 'GET', url: `/api/fe/${kebab(part.name)}/${id}` });
      const version = seen.headers.etag as string | undefined;
      const more = operation.about.kind === 'create' ? { [wireName(part.partOf as string, field)]: held } : {};
      const asked = await world.asked(operation, id, more);
      await holder.query('begin');
      await holder.query(`select 1 from app.${tableName(whole)} where id = $1 for update`, [held]);
      let isAnswered = false;
      const answer = world.send(asked, version ? { 'if-match': version } : {}).finally(() => {
        isAnswered = true;
      });
      let found: { holds: boolean } | undefined;
      while (!isAnswered && !found) found = await waiting(`app.${tableName(part)}`);
      await holder.query('rollback');
      await answer;
      if (found) waited += 1;
      if (found?.holds) tooEarly.push(operation.id);
    }
    expect(tooEarly).toEqual([]);
    expect(waited).toBeGreaterThan(0);
  },
);

/** Sends it while the holder has a row; answers whether it waited, and what was true of it then. */
async function whileHeld<T>(
  [table, id]: readonly [table: string, id: string],
  send: () => Promise<unknown>,
  look: () => Promise<T>,
): Promise<T | 'did not wait'> {
  await holder.query('begin');
  await holder.query(`select 1 from app.${table} where id = $1 for update`, [id]);
  let isAnswered = false;
  const answer = send().finally(() => {
    isAnswered = true;
  });
  let seen: T | 'did not wait' = 'did not wait';
  while (!isAnswered && seen === 'did not wait') if (await waiting(`app.${table}`)) seen = await look();
  await holder.query('rollback');
  await answer;
  return seen;
}

const post = (path: string, body: object) =>
  world.send({ method: 'POST', url: `/api/${path}`, type: 'application/json', body: JSON.stringify(body) });
const reportOf = async (line: string): Promise<string> =>
  (await onlooker.query('select case_expense_batch_id as id from app.case_expense where id = $1', [line])).rows[0].id;
const holdsLines = async () => (await waiting('app.case_expense'))?.holds;

test('many that are approved at once wait for their reports before they are taken, an undone decision too', async () => {
  const { id: line } = await make(world.port.in(world.home), 'caseExpense');
  const report = ['case_expense_batch', await reportOf(line as string)] as const;
  const many = () => post('fe/case-expense/approve-many', { expenses: [line], total: '10', currency: 'EUR' });
  expect(await whileHeld(report, many, holdsLines)).toBe(false);
  const undo = () => post(`case-expense/${line}/undo-decision`, { version: 1 });
  expect(await whileHeld(report, undo, holdsLines)).toBe(false);
});

test('what comes back from the bin waits for its report before it is there', async () => {
  const { id: line } = await make(world.port.in(world.home), 'caseExpense');
  const report = ['case_expense_batch', await reportOf(line as string)] as const;
  const seen = await world.send({ method: 'GET', url: `/api/fe/case-expense/${line}` });
  const version = { 'if-match': seen.headers.etag as string };
  const gone = await world.send({ method: 'DELETE', url: `/api/fe/case-expense/${line}` }, version);
  expect(gone.statusCode).toBe(204);
  expect(await whileHeld(report, () => post('bin-restore/caseExpense', { ids: [line] }), holdsLines)).toBe(false);
});

test('batches that are released together are taken in one order, whichever was chosen first', async () => {
  const system = world.port.in(world.home);
  const made = [await make(system, 'paymentBatch'), await make(system, 'paymentBatch')].map(({ id }) => id as string);
  const [first = '', second = ''] = made.sort();
  const isSecondFree = async () =>
    (await onlooker.query('select 1 from app.payment_batch where id = $1 for update skip locked', [second])).rowCount;
  const release = () => post('fe/payment-batch/release-batches', { batches: [second, first] });
  expect(await whileHeld(['payment_batch', first], release, isSecondFree)).toBe(1);
});
