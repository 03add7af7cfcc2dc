import type { Operation } from '@homeport/engine';
import { operationsIn, wrongWith } from '@homeport/engine/fuzz';
import { type Entity, type Field, type Fields, kebab, type Values, wireName } from '@homeport/grammar';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, type AskedWorld, askedWorld } from '../support/ask-operation.ts';
import { make } from '../support/factory.ts';

/*
 * Whatever is written, six at once may ask for it on the same record: each is told one of the answers that the call promises,
 * nobody meets a fault, and of those who change the same version, or take the same step, at most one does. Plain moves from one
 * state to another have a law of their own beside this one.
 */
const atOnce = 6;
let world: AskedWorld;
let database: pg.Client;
type Promised = ReturnType<typeof operationsIn>[number]['operation'];
const promised = new Map<string, Promised>();
beforeAll(async () => {
  world = await askedWorld('WRITES');
  database = new pg.Client({ connectionString: world.port.superuserUrl });
  await database.connect();
  for (const { operation } of operationsIn(document())) promised.set(operation.operationId, operation);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await world?.[Symbol.asyncDispose]();
});
const document = () => world.port.server.app.homeport.document();

type Answers = Awaited<ReturnType<AskedWorld['send']>>[];
interface Race {
  readonly done: number;
  readonly wrong: string[];
}

/** Six at once; what is wrong with what they were answered. */
async function race(operation: Operation, asked: readonly Asked[], version?: string): Promise<Race> {
  const answers: Answers = await Promise.all(
    asked.map((one) => world.send(one, version === undefined ? {} : { 'if-match': version })),
  );
  const wrong = answers.flatMap(({ statusCode: status, headers, body }) => {
    if (status >= 500) return [`${status} ${body.slice(0, 300)}`];
    const told = promised.get(operation.id);
    const type = String(headers['content-type'] ?? '');
    return told === undefined ? ['is in no document'] : wrongWith(document(), told, { status, type, body });
  });
  const done = answers.filter(({ statusCode }) => statusCode < 300).length;
  if (answers.length !== atOnce) throw new Error(`${operation.id} was asked ${answers.length} times`);
  const codes = answers.map(({ statusCode }) => statusCode).join();
  return { done, wrong: [...new Set(wrong)].map((one) => `${operation.id} (${codes}): ${one}`) };
}

const same = (one: Asked): Asked[] => Array.from({ length: atOnce }, () => one);

/** The entity's further paths lead to the same work. */
const isFirstPath = ({ path }: Operation, { name }: Entity): boolean =>
  path === `fe/${kebab(name)}` || path.startsWith(`fe/${kebab(name)}/`);
const operationsOf = (kind: string): { operation: Operation; entity: Entity }[] =>
  world.operations.flatMap((operation) => {
    const { about } = operation;
    return about.kind === kind && 'entity' in about && isFirstPath(operation, about.entity)
      ? [{ operation, entity: about.entity }]
      : [];
  });
/** What is made in a tenant, by the system at least. */
const isMade = ({ scope, name }: Entity): boolean => scope !== 'global' && name !== 'tenant';
/** What the factory does not guess: a record on which nothing is found, so that a step on it is taken. */
const particular: Readonly<Record<string, () => Promise<Values>>> = {
  caseExpense: async () => {
    const { id } = await make(world.port.in(world.home), 'expenseItem', { receiptRequired: false });
    return { expenseItem: id, expenseDate: new Date().toISOString().slice(0, 10) };
  },
};
const fresh = async (entity: Entity): Promise<string> =>
  (await make(world.port.in(world.home), entity, await particular[entity.name]?.())).id;
const versionOf = async (entity: Entity, id: string): Promise<string | undefined> =>
  (await world.send({ method: 'GET', url: `/api/fe/${kebab(entity.name)}/${id}` })).headers.etag as string | undefined;

test('six who make the same record are each told that it is there now, or why not', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  let made = 0;
  for (const { operation } of operationsOf('create').filter((one) => isMade(one.entity))) {
    const { done, wrong: found } = await race(operation, same(await world.asked(operation, '')));
    wrong.push(...found);
    made += Math.min(done, 1);
  }
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(100);
});

/** A field that a person may write anew, with a value for each of them. */
function change(entity: Entity, n: number): Values {
  const words: readonly Field['type'][] = ['text', 'longText', 'richText'];
  const isOpen = ([, field]: [string, Field]) =>
    words.includes(field.type) &&
    !field.readOnly &&
    !field.derived &&
    !field.fixed &&
    !('names' in field && field.names);
  const [name, field] = Object.entries(entity.fields).find(isOpen) ?? [];
  return name === undefined || field === undefined ? {} : { [wireName(name, field)]: `Six ${n}` };
}

test('of six who change the same version one does, and of six who delete it', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  let [changed, gone] = [0, 0];
  const deletes = new Map(operationsOf('delete').map(({ operation, entity }) => [entity.name, operation]));
  const updates = new Map(operationsOf('update').map(({ operation, entity }) => [entity.name, operation]));
  const entities = operationsOf('create')
    .map(({ entity }) => entity)
    .filter(isMade);
  for (const entity of entities) {
    const id = await fresh(entity);
    const update = updates.get(entity.name);
    const at = await versionOf(entity, id);
    if (update && at !== undefined) {
      const asked: Asked[] = [];
      for (let n = 0; n < atOnce; n += 1) asked.push(await world.asked(update, id, change(entity, n)));
      const { done, wrong: found } = await race(update, asked, at);
      wrong.push(...found);
      const isSaid = Object.keys(change(entity, 0)).length > 0;
      if (isSaid && done > 1) wrong.push(`${update.id}: ${done} changed the same version`);
      changed += isSaid ? done : 0;
    }
    const remove = deletes.get(entity.name);
    if (!remove) continue;
    const { done, wrong: found } = await race(remove, same(await world.asked(remove, id)), await versionOf(entity, id));
    wrong.push(...found);
    if (done > 1) wrong.push(`${remove.id}: ${done} deleted it`);
    gone += done;
  }
  expect(wrong).toEqual([]);
  expect(changed).toBeGreaterThan(60);
  expect(gone).toBeGreaterThan(60);
});

/** The fields of an input that name records of the entity itself: all of them name the one that is raced for. */
const naming = (input: Fields | undefined, entity: Entity, id: string): Values =>
  Object.fromEntries(
    Object.entries(input ?? {}).flatMap(([name, field]) =>
      'to' in field && field.to === entity.name ? [[wireName(name, field), field.type === 'refs' ? [id] : id]] : [],
    ),
  );
/** What an action is told besides, where anything else would be refused before it does something. */
const fitting: Readonly<Record<string, Values>> = { approveMany: { total: '12.50', currency: 'EUR' } };
const column = (name: string): string => kebab(name).replaceAll('-', '_');
/** What stands beside a record in a state, and moves with it. */
const withIt: Readonly<Record<string, (id: string, state: string) => Promise<unknown>>> = {
  caseExpense: (id, state) =>
    database.query(
      'update app.case_expense_batch set status = $1 where id = (select case_expense_batch_id from app.case_expense where id = $2)',
      [state === 'APPROVED' || state === 'REJECTED' ? state : 'AWAITING_APPROVAL', id],
    ),
};

test('of six who do the same at once nobody meets a fault, and a state is left once', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = [];
  let [tried, did] = [0, 0];
  const once = new Set<string>();
  for (const { operation, entity } of operationsOf('action')) {
    const { about } = operation;
    if (about.kind !== 'action' || about.action.transition !== undefined || !isMade(entity)) continue;
    const [lifecycle] = Object.entries(entity.fields).filter(([, field]) => field.type === 'lifecycle');
    const states = lifecycle?.[1].type === 'lifecycle' ? Object.keys(lifecycle[1].states) : [undefined];
    for (const state of states) {
      const id = await fresh(entity);
      const at = `app.${column(entity.name)}`;
      const set = lifecycle && column(lifecycle[0]);
      if (state !== undefined) {
        await database.query(`update ${at} set ${set} = $1 where id = $2`, [state, id]);
        await withIt[entity.name]?.(id, state);
      }
      const version = operation.version === 'none' ? undefined : await versionOf(entity, id);
      const asked = await world.asked(operation, id, {
        ...naming(about.action.input, entity, id),
        ...fitting[about.action.name],
      });
      const { done, wrong: found } = await race(operation, same(asked), version);
      wrong.push(...found.map((one) => `${state ?? ''} ${one}`));
      tried += 1;
      did += Math.min(done, 1);
      if (done === 1) once.add(about.action.name);
      if (set === undefined) continue;
      const { rows } = await database.query(`select ${set} as state from ${at} where id = $1`, [id]);
      if (rows[0] && rows[0].state !== state && done > 1)
        wrong.push(`${state} ${operation.id}: ${done} brought it to ${rows[0].state}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(100);
  expect(did).toBeGreaterThan(20);
  // Fifty who approved the same lines met a fault once: of six one does.
  expect(once).toContain('approveMany');
});
