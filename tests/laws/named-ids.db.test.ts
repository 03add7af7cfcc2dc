import type { Operation } from '@homeport/engine';
import { type Field, type Fields, type Values, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedWorld, askedWorld, namedBy, stranger } from '../support/ask-operation.ts';
import { make } from '../support/factory.ts';

/*
 * Some calls take an id as text and not as a relation. It is looked up all the same: one of another company is answered like one
 * that nothing has, and neither is kept.
 */
let world: AskedWorld;
let behind: pg.Client;
let away: string;
let ownUser: string;
let ownPerson: string;
const foreign = new Map<string, string>();
beforeAll(async () => {
  world = await askedWorld('NAMING');
  behind = new pg.Client(world.port.superuserUrl);
  await behind.connect();
  away = await world.port.tenant('AWAY');
  ownPerson = (await make(world.port.in(world.home), 'person')).id;
  ownUser = await world.port.user(world.home, 'naming.two', ['vendor', 'hr'], ownPerson);
  const { id: person } = await make(world.port.in(away), 'person');
  foreign.set('person', person).set('user', await world.port.user(away, 'away.one', ['assignee'], person));
  foreign.set('tenant', away);
  foreign.set('caseDetail', (await make(world.port.in(away), 'caseDetail')).id);
  foreign.set('timelineItem', (await make(world.port.in(away), 'timelineItem')).id);
  foreign.set('page', (await make(world.port.in(away), 'page')).id);
  await fill(world.home, world.idOf, [ownPerson, world.idOf('person')]);
  await fill(away, (kind) => foreign.get(kind) as string, [person]);
}, 180_000);
afterAll(async () => {
  await behind?.end();
  await world?.[Symbol.asyncDispose]();
});

/** What lists about a record tell, so that one's own is told apart from one that nothing has, and a foreign one would be. */
async function fill(tenant: string, idOf: (kind: string) => string, people: readonly string[]): Promise<void> {
  const ctx = world.port.in(tenant);
  const caseDetailId = idOf('caseDetail');
  await make(ctx, 'caseBenefit', { caseDetailId });
  const { id: service } = await make(ctx, 'caseService', { caseDetailId });
  await make(ctx, 'caseTimeline', {
    caseDetailId,
    timelineItem: idOf('timelineItem'),
    services: [service],
    publishToAssignee: true,
    eventDate: '2035-03-02',
  });
  await make(ctx, 'pageRule', { page: idOf('page') });
  for (const person of people) await make(ctx, 'diaryEntry', { assignee: person });
}

interface Taken {
  readonly operation: Operation;
  readonly wire: string;
  readonly isMany: boolean;
  readonly isInQuery: boolean;
  readonly isRequired: boolean;
}
/** Calls whose `id` (of the assistant also `thread`) names a new thing, made before it is sent, so that sending again is the same. */
const makesIds: ReadonlySet<string> = new Set([
  'PUT assistant/chat',
  'GET assistant/chat',
  'POST conversation/{id}/message',
  'POST comment',
  'POST help-desk',
  'POST fe/travel-detail',
  'POST fe/travel-detail/replace',
]);
const isId = (name: string, field: Field): boolean =>
  (field.type === 'text' && (field.max === 36 || /(^id|Id|^user|^person|^owner)$/.test(name))) ||
  (field.type === 'json' && /ids$/i.test(name));
const taken = (operation: Operation, fields: Fields = {}, isInQuery = false): Taken[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isId(name, field) && !(makesIds.has(`${operation.method} ${operation.path}`) && /^(id|thread)$/.test(name))
      ? [
          {
            operation,
            wire: wireName(name, field),
            isMany: field.type === 'json',
            isInQuery,
            isRequired: field.required === true,
          },
        ]
      : [],
  );
const fieldsOf = (operation: Operation): Taken[] => {
  const { about } = operation;
  if (about.kind === 'action') return taken(operation, about.action.input);
  if (about.kind !== 'route' || operation.isPublic) return [];
  return [...taken(operation, about.route.body), ...taken(operation, about.route.query, true)];
};

const ownOf = (wire: string): string => (kindOf(wire) === 'user' ? ownUser : world.idOf(kindOf(wire)));
function kindOf(wire: string): string {
  const kind = wire.replace(/Ids?$/, '');
  const entity = catalogue.entities.find((one) => one.name === kind && !one.internal && one.scope !== 'global')?.name;
  return entity ?? otherwise[kind] ?? (foreign.has(kind) ? kind : 'person');
}
const otherwise: Readonly<Record<string, string>> = {
  helpDesk: 'helpDeskTicket',
  entity: 'caseDetail',
  delegateTo: 'user',
  vendorUser: 'user',
  group: 'approvalGroup',
  other: 'party',
};

/** What else is sent, so that a call gets as far as the id. */
const beside: Readonly<Record<string, Values>> = {
  'POST conversation': { kind: 'VENDOR' },
  'POST comment': { category: 'CASE', comment: 'A remark' },
  'POST help-desk': { subject: 'A question', detail: 'Where?' },
  'POST correspondence/help-desk': { message: 'There' },
  'POST video-call': { title: 'A call' },
  'POST file-storage': { entity: 'caseDetail' },
  'PUT user/me': { delegateUntil: '2035-03-02' },
  'GET access/explanation': { entity: 'person' },
  'GET living-abroad/audit-pack': { country: 'FR', year: 2026 },
  'GET comment': { category: 'CASE' },
  'GET file-storage': { entity: 'caseDetail' },
};

/** One's own and a stranger's are answered alike here: lists that have nothing to tell yet, and calls that ask for more first. */
const saysNothing: readonly string[] = [
  'GET case-benefit tenantId',
  'GET case-timeline/calendar item',
  'GET deciding/precedents decision',
  'GET fe/travel-detail userId',
  'GET initiation-start/preview assignee',
  'GET initiation-start/preview manager',
  'GET page-rule/{pageId}/parameters entityId',
  'GET policy-offers caseType',
  'GET policy-offers employee',
  'GET policy-offers office',
  'GET request-estimate relocationPackage',
  'GET vendor-invoice/billable provider',
  'GET video-call caseDetailId',
  'POST auth/login-as tenant',
  'POST bin-restore/{entity} ids',
  'POST changes/preview change',
  'POST comment tenantId',
  'POST conversation vendorUser',
  'POST fe/external-access/send target',
  'POST file-storage/expense-receipt report',
  'POST outbox/dead/retry effectId',
  'POST page-form id',
  'POST quality-survey/assignee id',
];

/** A record of another company of the kind that the name tells; a person where it tells none. */
async function foreignFor(wire: string): Promise<string> {
  const name = kindOf(wire);
  const known = foreign.get(name) ?? (await make(world.port.in(away), name)).id;
  foreign.set(name, known);
  return known;
}

/** What is said to an id: the status, and of a refusal its code, of an answer its text. */
async function answered({ operation, wire, isMany, isInQuery }: Taken, id: string): Promise<string> {
  const { about } = operation;
  const own =
    about.kind === 'action' ? about.entity.name : about.kind === 'route' ? (namedBy(about.route)?.name ?? '') : '';
  const others = fieldsOf(operation).filter((one) => one.isRequired && one.wire !== wire && !one.isMany);
  const more = {
    ...beside[`${operation.method} ${operation.path}`],
    ...Object.fromEntries(others.map((one) => [one.wire, ownOf(one.wire)])),
    [wire]: isMany ? [id] : id,
  };
  const asked = await world.asked(operation, world.idOf(own), isInQuery ? {} : more);
  const url = new URL(asked.url, 'http://home');
  if (isInQuery) for (const [name, value] of Object.entries(more)) url.searchParams.set(name, String(value));
  const { statusCode, body } = await world.send({ ...asked, url: url.pathname + url.search }, { 'if-match': '"1"' });
  const { code, problems } = (statusCode >= 400 ? JSON.parse(body) : {}) as {
    code?: string;
    problems?: { code: string }[];
  };
  return `${statusCode} ${statusCode >= 400 ? [code, ...(problems ?? []).map((one) => one.code)].join(' ') : body.replaceAll(id, 'id')}`;
}

/** Tables of the company in which an id stands somewhere; what was asked is told as it was, in the trail and beside a key. */
async function keptIn(id: string): Promise<string[]> {
  const { rows } = await behind.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    where table_schema in ('app', 'engine') and column_name = 'tenant_id' and table_name not in ('audit', 'idempotency', 'answer')`);
  const kept: string[] = [];
  for (const { name } of rows) {
    const found = await behind.query(`select from ${name} t where tenant_id = $1 and t::text like $2 limit 1`, [
      world.home,
      `%${id}%`,
    ]);
    if (found.rowCount) kept.push(name);
  }
  return kept;
}

test('an id that a call takes as text is looked up: another company’s is as unknown as one that nothing has', {
  timeout: 300_000,
}, async () => {
  const all = world.operations.flatMap(fieldsOf);
  expect(all.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  const unseen: string[] = [];
  for (const one of all) {
    const { method, path } = one.operation;
    const unknown = await answered(one, stranger);
    const other = await answered(one, await foreignFor(one.wire));
    const said = `${method} ${path} ${one.wire}`;
    if (unknown !== other || /^(5|401)/.test(unknown)) wrong.push(`${said}: ${unknown} | ${other}`);
    const own = await answered(one, ownOf(one.wire));
    if (own === unknown) unseen.push(said);
  }
  expect(wrong).toEqual([]);
  expect(unseen.sort()).toEqual([...saysNothing].sort());
  const kept: string[] = [];
  for (const [kind, id] of [['nothing', stranger], ...foreign] as const)
    for (const table of await keptIn(id)) kept.push(`${kind} in ${table}`);
  expect(kept).toEqual([]);
});
