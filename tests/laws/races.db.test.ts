import type { Operation } from '@homeport/engine';
import { type Entity, type Field, kebab, wireName } from '@homeport/grammar';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedWorld, askedWorld } from '../support/ask-operation.ts';
import { make } from '../support/factory.ts';

/*
 * Who does the same thing at the same moment as somebody else is told that it is done, and who chooses nothing is told that
 * nothing was chosen: neither is a fault of the server.
 */
let world: AskedWorld;
let database: pg.Client;
beforeAll(async () => {
  world = await askedWorld('RACES');
  database = new pg.Client({ connectionString: world.port.superuserUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await world?.[Symbol.asyncDispose]();
});

/** A move of a record from one state to another that people can make. */
interface Move {
  readonly operation: Operation;
  readonly entity: Entity;
  readonly field: string;
  readonly from: readonly string[];
}

function moveOf(operation: Operation): Move | undefined {
  const { about } = operation;
  if (about.kind !== 'transition' && about.kind !== 'action') return undefined;
  const [field, name] =
    about.kind === 'transition' ? [about.field, about.transition] : (about.action.transition?.split('.') ?? []);
  const lifecycle = field === undefined ? undefined : about.entity.fields[field];
  if (field === undefined || name === undefined || lifecycle?.type !== 'lifecycle') return undefined;
  const from = lifecycle.transitions[name]?.from ?? [];
  // The entity's further paths lead to the same work.
  return operation.path.startsWith(`fe/${kebab(about.entity.name)}/`)
    ? { operation, entity: about.entity, field, from }
    : undefined;
}

const atOnce = 6;

/** What stands beside a record in a state, and moves with it. */
const withIt: Readonly<Record<string, (id: string, state: string) => Promise<unknown>>> = {
  caseExpense: (id, state) =>
    database.query(
      'update app.case_expense_batch set status = $1 where id = (select case_expense_batch_id from app.case_expense where id = $2)',
      [state === 'APPROVED' || state === 'REJECTED' ? state : 'AWAITING_APPROVAL', id],
    ),
};

test('of those who make the same move at once at most one does, and nobody meets a fault', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = [];
  let made = 0;
  const moves = world.operations.flatMap((operation) => moveOf(operation) ?? []);
  for (const { operation, entity, field, from } of moves) {
    const { id } = await make(world.port.in(world.home), entity);
    const column = kebab(field).replaceAll('-', '_');
    await database.query(`update app.${kebab(entity.name).replaceAll('-', '_')} set ${column} = $1 where id = $2`, [
      from[0],
      id,
    ]);
    await withIt[entity.name]?.(id, from[0] as string);
    const asked = await world.asked(operation, id);
    const seen = await world.send({ method: 'GET', url: `/api/fe/${kebab(entity.name)}/${id}` });
    const version = seen.headers.etag as string | undefined;
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => world.send(asked, version ? { 'if-match': version } : {})),
    );
    const done = answers.filter((answer) => answer.statusCode < 300).length;
    made += done;
    const faults = answers.filter((answer) => answer.statusCode >= 500);
    if (done > 1 || faults.length > 0)
      wrong.push(`${operation.id}: ${answers.map((a) => a.statusCode).join()} ${faults[0]?.body.slice(0, 200) ?? ''}`);
  }
  expect(wrong).toEqual([]);
  expect(moves.length).toBeGreaterThan(100);
  expect(made).toBeGreaterThan(moves.length / 4);
});

const isList = (field: Field): boolean => field.type === 'refs';

test('an empty list is nothing chosen', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of world.operations) {
    const { about } = operation;
    const fields = about.kind === 'action' ? about.action.input : about.kind === 'route' ? about.route.body : {};
    const lists = Object.entries(fields ?? {}).filter(([, field]) => isList(field));
    if (lists.length === 0 || operation.takes !== 'json') continue;
    const id = about.kind === 'action' ? world.idOf(about.entity.name) : world.idOf('person');
    const none = Object.fromEntries(lists.map(([name, field]) => [wireName(name, field), []]));
    const answer = await world.send(await world.asked(operation, id, none));
    tried += 1;
    if (answer.statusCode >= 500) wrong.push(`${operation.id}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(5);
});
