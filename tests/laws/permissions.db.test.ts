import { type Action, allowanceOf, type Deed, type Entity, kebab, roleCode, wireName } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { audienceKeys } from '@homeport/model/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../support/homeport.ts';
import { grantsOf, isGiven } from '../support/seen-by.ts';

/*
 * Role × entity × way in, over HTTP against the whole server: what a declaration does not give is refused on every way to
 * it, and what it gives is there. Each role is one user who has nothing to do with the records.
 */
const entities = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global');
const keys = Object.keys(roles) as RoleKey[];

let port: Homeport;
let home: string;
const tokens = new Map<RoleKey, { readonly token: string; readonly user: string }>();
const records = new Map<string, { readonly id: string; readonly row: Readonly<Record<string, unknown>> }>();
const tried = { refused: 0, given: 0 };

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('RIGHTS');
  for (const role of keys) {
    const user = await port.user(home, `rights.${role}`, [role]);
    tokens.set(role, { user, token: await port.enter(home, user) });
  }
  for (const entity of entities) {
    const { id } = await make(port.in(home), entity);
    const [row] = await port
      .in(home)
      .records(entity)
      .find({ filter: { field: 'id', op: 'eq', value: id } });
    records.set(entity.name, { id, row: row as never });
  }
}, 300_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** What came out of line, in words; empty when all held. */
type Leaks = string[];
/** Open to the role, once it has confirmed its password. */
const isOnlyProof = ({ body }: Answered): boolean =>
  ['request.freshSignInNeeded', 'exchange.needsProof'].includes(body?.code as string);
const isClosed = ({ status }: Answered): boolean => status === 403 || status === 404;

describe.each(keys)('%s', (role) => {
  test('gets what is declared, on every way in, and nothing else', async () => {
    const leaks: Leaks = [];
    for (let at = 0; at < entities.length; at += 8)
      await Promise.all(entities.slice(at, at + 8).map((entity) => tryAll(role, entity, leaks)));
    expect(leaks).toEqual([]);
  }, 300_000);
});

test('that were over 25,000 tries, and many of them let somebody in', () => {
  expect(tried.refused + tried.given).toBeGreaterThan(25_000);
  expect(tried.given).toBeGreaterThan(5_000);
});

async function tryAll(role: RoleKey, entity: Entity, leaks: Leaks): Promise<void> {
  const { token, user } = tokens.get(role) as { token: string; user: string };
  const { id, row } = records.get(entity.name) as { id: string; row: Readonly<Record<string, unknown>> };
  const allowance = allowanceOf(entity.access, [role]);
  const facts = {
    '$me.user': user,
    '$me.person': null,
    '$me.employee': null,
    '$me.family': null,
    '$me.tenant': home,
    '$me.delegators': [],
    '$me.audiences': audienceKeys([], [roleCode(role)]),
    $today: Temporal.Now.plainDateISO('UTC').toString(),
  };
  const mayWith = (deed: Deed): Promise<boolean> => {
    const grants = grantsOf(entity, role).filter((g) => g.do === 'everything' || g.do.includes(deed));
    return isGiven(port.in(home), entity, row, { grants, roles: [role], facts });
  };
  const path = `fe/${kebab(entity.name)}`;
  const call = (method: string, rest: string, body?: unknown, headers = {}): Promise<Answered> =>
    port.call(method, `${path}${rest}`, { as: token, headers, ...(body === undefined ? {} : { body }) });
  const hold = (way: string, isRight: boolean, isLetIn: boolean, answer: Answered): void => {
    tried[isLetIn ? 'given' : 'refused'] += 1;
    if (!isRight) leaks.push(`${way} ${entity.name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
  };

  const mayRead = allowance.deeds.read !== undefined;
  const isSeen = mayRead && (await mayWith('read'));
  const filter = encodeURIComponent(JSON.stringify({ field: 'id', op: 'eq', value: id }));

  for (const [way, rest] of [
    ['list', '?size=1000'],
    ['search', '/search?size=1000'],
    ['filter', `/search?filter=${filter}`],
  ] as const) {
    const answer = await call('GET', rest);
    const has = answer.status === 200 && answer.body.content.some((one: { id: string }) => one.id === id);
    hold(way, mayRead ? answer.status === 200 && has === isSeen : answer.status === 403, isSeen, answer);
  }
  for (const [way, rest] of [
    ['read', ''],
    ['history', '/history'],
  ] as const) {
    const answer = await call('GET', `/${id}${rest}`);
    hold(way, isSeen ? answer.status === 200 : isClosed(answer), isSeen, answer);
    if (way !== 'read' || !isSeen) continue;
    const shown = [...allowance.hidden].filter((name) => wireName(name, entity.fields[name] as never) in answer.body);
    hold('hidden fields of', shown.length === 0, false, { ...answer, body: shown });
  }
  for (const name of mayRead ? allowance.hidden : []) {
    const asked = encodeURIComponent(JSON.stringify({ field: name, op: 'notNull' }));
    hold(`filter by ${name} of`, (await call('GET', `/search?filter=${asked}`)).status === 400, false, {} as never);
    const sorted = await call('GET', `/search?sort=${name},asc`);
    hold(`sort by ${name} of`, sorted.status === 400, false, sorted);
  }
  await tryWrites({ role, entity, id, mayWith, allowance, call, hold });
  await tryFiles({ role, entity, id, isSeen, allowance, hold });
}

interface Trial {
  readonly role: RoleKey;
  readonly entity: Entity;
  readonly allowance: ReturnType<typeof allowanceOf>;
  hold(way: string, isRight: boolean, isLetIn: boolean, answer: Answered): void;
}

/** A version that never was: who may write is told so, everybody else that there is nothing for them. */
const stale = { 'if-match': '"999999"' };

async function tryWrites(
  trial: Trial & {
    readonly id: string;
    mayWith(deed: Deed): Promise<boolean>;
    call(method: string, rest: string, body?: unknown, headers?: object): Promise<Answered>;
  },
): Promise<void> {
  const { role, entity, id, allowance, call, hold, mayWith } = trial;
  const made = await call('POST', '', { thereIsNoSuchField: true });
  const mayCreate = allowance.deeds.create !== undefined;
  hold('create', mayCreate ? made.status === 422 || isOnlyProof(made) : made.status === 403, mayCreate, made);

  for (const [method, deed] of [
    ['PUT', 'update'],
    ['DELETE', 'delete'],
  ] as const) {
    if (method === 'PUT' && entity.neverUpdated) continue;
    const may = allowance.deeds.read !== undefined && (await mayWith('read')) && (await mayWith(deed));
    const answer = await call(method, `/${id}`, method === 'PUT' ? {} : undefined, stale);
    hold(deed, may ? answer.status === 412 || answer.status === 409 : isClosed(answer), may, answer);
  }
  for (const action of catalogue.actionsOn(entity.name)) {
    if (byOf(entity, action).includes(role)) continue;
    const rest = action.scope === 'collection' ? `/${kebab(action.name)}` : `/${id}/${kebab(action.name)}`;
    const answer = await call('POST', rest, {}, { ...stale, 'idempotency-key': crypto.randomUUID() });
    hold(`${action.name} of`, isClosed(answer), false, answer);
  }
}

/** Who may do an action: said by itself, or by the transition that it performs. */
function byOf(entity: Entity, action: Action): readonly string[] {
  const [field = '', name = ''] = action.transition?.split('.') ?? [];
  const lifecycle = entity.fields[field];
  return (lifecycle?.type === 'lifecycle' ? lifecycle.transitions[name]?.by : action.by) ?? [];
}

/** Lists as files, and files as lists. */
async function tryFiles(trial: Trial & { readonly id: string; readonly isSeen: boolean }): Promise<void> {
  const { entity, id, isSeen, allowance, hold, role } = trial;
  const as = tokens.get(role)?.token as string;
  const list = await port.call('GET', `export/${entity.name}?columns=id`, { as });
  const mayExport = allowance.deeds.export !== undefined;
  const has = list.status === 200 && String(list.body).includes(id);
  hold('export', mayExport ? list.status === 200 && has === isSeen : isClosed(list), mayExport, list);
  const template = await port.call('GET', `import-template/${entity.name}`, { as });
  const mayImport = allowance.deeds.import !== undefined;
  hold(
    'import',
    mayImport ? template.status === 200 || isOnlyProof(template) : isClosed(template),
    mayImport,
    template,
  );
}
