import { setTimeout as pause } from 'node:timers/promises';
import { allFields, allowanceOf, type Entity, kebab, type Values, wireName } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * An id inside a body is looked up as one in an address is: a record of another tenant and one that was never there are the
 * same, whoever asks, whichever relation of whichever entity names it, whether it has a foreign key or not.
 */
const entities = catalogue.entities.filter((one) => !one.internal && one.scope !== 'global');
const allRoles = Object.keys(roles) as RoleKey[];
interface Named {
  readonly name: string;
  readonly wire: string;
  readonly to: Entity;
  readonly isMany: boolean;
}
/** Relations of an entity that a body may name. */
const relationsOf = (entity: Entity): Named[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    'to' in field && !field.derived && !field.readOnly
      ? [{ name, wire: wireName(name, field), to: catalogue.entity(field.to), isMany: field.type === 'refs' }]
      : [],
  );
/** Rules of these ask for more than a record that is there. */
const hasMoreToSay: string[] = [
  'bankDetails.relocatee',
  'caseExpenseBatch.bankAccount',
  'companyActivation.company',
  'compensationDocument.replaces',
  'creditNoteLine.invoiceLine',
  'diaryEntry.assignee',
  'exporter.recipients',
  'legalHold.caseDetail',
  'packageComponent.benefit',
  'packageComponent.serviceType',
  // What was paid, on this assignment: the factory's records were not.
  'paybackAgreement.benefits',
  'paybackAgreement.expenses',
  'paybackAgreement.lumpSum',
  'payrollInstruction.replaces',
  'requiredDocument.dependant',
  'savedView.owner',
  'travelDocument.dependant',
  'userSetting.user',
  'workflowItem.predecessors',
];
/** The same when a record is changed; a notification is changed by the person it was sent to only. */
const hasMoreToSayLater: string[] = [
  'caseActualCost.postingPeriod',
  'caseExpenseBatch.bankAccount',
  'creditNoteLine.invoiceLine',
  'exporter.recipients',
  'financialTransaction.financialPeriod',
  'notification.caseDetail',
  'packageComponent.benefit',
  'packageComponent.serviceType',
  // What was paid, on this assignment: the factory's records were not.
  'paybackAgreement.benefits',
  'paybackAgreement.expenses',
  'paybackAgreement.lumpSum',
  'requiredDocument.dependant',
  'travelDocument.dependant',
  'workflowItem.predecessors',
];
const related = entities.filter((entity) => relationsOf(entity).length > 0);
const idOf = ({ isMany }: Named, id: string): unknown => (isMany ? [id] : id);

let port: Homeport;
let home: string;
let foreign: string;
const tokens = new Map<string, string>();
const theirs = new Map<string, string>();

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  foreign = await port.tenant('FOREIGN');
  // One who may do everything; proof of who sits there is as fresh as a sign-in.
  await port.user(home, 'home.everything', allRoles);
  tokens.set('everything', await port.signIn('home.everything'));
  for (const role of allRoles) {
    await port.user(home, `home.${role}`, [role]);
    tokens.set(role, await port.signIn(`home.${role}`));
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A record of the other tenant; what is the same for everybody has none. */
async function theirsOf(to: Entity): Promise<string | undefined> {
  if (to.scope === 'global') return undefined;
  if (!theirs.has(to.name)) theirs.set(to.name, (await make(port.in(foreign), to)).id);
  return theirs.get(to.name);
}
const strangersTo = async (to: Entity): Promise<string[]> =>
  [crypto.randomUUID(), await theirsOf(to)].filter((id) => id !== undefined);

const send = (method: 'POST' | 'PUT', path: string, body: Values, as: string, version?: unknown): Promise<Answered> =>
  port.call(method, path, {
    as: tokens.get(as) as string,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const saysSo = (answered: Answered, { wire }: Named): boolean =>
  JSON.stringify(answered.body).includes('input.notReference') && JSON.stringify(answered.body).includes(wire);

/** Whether the sender may name a record that is there: an attachment of somebody else may not be. */
const mayName = async (to: Entity, id: string): Promise<boolean> =>
  to.internal === true ||
  (await port.call('GET', `fe/${kebab(to.name)}/${id}`, { as: tokens.get('everything') as string })).status === 200;

/** Seen to be accepted when they lead to a record of one's own, and to say no otherwise because of a rule of their own. */
const accepted: string[] = [];
const otherwise: string[] = [];
/** The same of records that are there already. */
const acceptedLater: string[] = [];
const otherwiseLater: string[] = [];
interface Relation {
  readonly relation: Named;
  readonly isSaid: boolean;
}

describe.each(related.map((one) => [one.name, one] as const))('what a body of %s names', (_, entity) => {
  const path = `fe/${kebab(entity.name)}`;
  const all = () => port.in(home);
  const mayCreate = allRoles.filter((role) => {
    const grants = [entity.access[role] ?? []].flat();
    return grants.some((grant) => grant.do === 'everything' || grant.do.includes('create'));
  });

  test('when it is created', async () => {
    if (mayCreate.length === 0) return;
    for (const relation of relationsOf(entity)) {
      const label = `${entity.name}.${relation.name}`;
      const given = await inputFor(all(), entity);
      const own = given[relation.wire] ?? idOf(relation, (await make(all(), relation.to)).id);
      const whole = { ...given, [relation.wire]: own };
      const sent = Object.fromEntries(Object.entries(whole).filter(([wire]) => isWritten(entity, wire)));
      let isSaid = true;
      for (const id of await strangersTo(relation.to)) {
        const body = { ...sent, [relation.wire]: idOf(relation, id) };
        for (const role of ['everything', ...mayCreate]) {
          const refused = await send('POST', path, body, role);
          const said = `${label} by ${role}: ${refused.status} ${JSON.stringify(refused.body)}`;
          expect(refused.status >= 400 && refused.status < 500, said).toBe(true);
          if (role === 'everything') isSaid &&= saysSo(refused, relation);
        }
      }
      const [ownId] = [own].flat() as string[];
      if (!(await mayName(relation.to, ownId as string))) continue;
      const answered = await send('POST', path, sent, 'everything');
      expect(saysSo(answered, relation), `${label}: ${JSON.stringify(answered.body)}`).toBe(false);
      (answered.status === 201 && isSaid ? accepted : otherwise).push(label);
    }
  });

  test('when it is changed', async () => {
    if (entity.neverUpdated) return;
    const record = await make(all(), entity);
    const held: Relation[] = [];
    for (const relation of relationsOf(entity)) {
      let isSaid = true;
      for (const id of await strangersTo(relation.to)) {
        for (const role of ['everything', ...mayCreate]) {
          const body = { [relation.wire]: idOf(relation, id) };
          const refused = await send('PUT', `${path}/${record.id}`, body, role, record.version);
          const label = `${entity.name}.${relation.name} by ${role}: ${JSON.stringify(refused.body)}`;
          expect(refused.status, label).toBeGreaterThanOrEqual(400);
          expect(refused.status, label).toBeLessThan(500);
          if (role === 'everything') isSaid &&= saysSo(refused, relation);
        }
      }
      // What is given once is not taken again, whatever it is.
      if (!entity.fields[relation.name]?.fixed) held.push({ relation, isSaid });
    }
    const [after] = await all()
      .records(entity)
      .find({ filter: { field: 'id', op: 'eq', value: record.id } });
    expect((after as { version?: number } | undefined)?.version).toBe(record.version);
    for (const { relation, isSaid } of held) {
      const label = `${entity.name}.${relation.name}`;
      const own = (await make(all(), relation.to)).id;
      if (!(await mayName(relation.to, own))) continue;
      const now = await port.call('GET', `${path}/${record.id}`, { as: tokens.get('everything') as string });
      const body = { [relation.wire]: idOf(relation, own) };
      const answered = await send('PUT', `${path}/${record.id}`, body, 'everything', now.body.version);
      expect(saysSo(answered, relation), `${label}: ${JSON.stringify(answered.body)}`).toBe(false);
      (answered.status === 200 && isSaid ? acceptedLater : otherwiseLater).push(label);
    }
  });
});

/** What a body of a new record may hold at all. */
const isWritten = (entity: Entity, wire: string): boolean =>
  Object.entries(allFields(entity)).some(([name, field]) => wireName(name, field) === wire && !field.readOnly);

test('nearly every relation was seen to be accepted, and to be the reason of the refusal', () => {
  expect(otherwise.sort()).toEqual(hasMoreToSay);
  expect(accepted.length).toBeGreaterThan(380);
});

test('of records that are there already as well', () => {
  expect(otherwiseLater.sort()).toEqual(hasMoreToSayLater);
  expect(acceptedLater.length).toBeGreaterThan(290);
});

const asking = catalogue.actions.flatMap((action) => {
  const named = Object.entries(action.input).flatMap(([name, field]) =>
    'to' in field
      ? [{ name, wire: wireName(name, field), to: catalogue.entity(field.to), isMany: field.type === 'refs' }]
      : [],
  );
  return named.length > 0 ? [[`${action.on}.${action.name}`, action, named] as const] : [];
});
test.each(asking)('what the action %s is given', async (label, action, named) => {
  const entity = catalogue.entity(action.on);
  const record = action.scope === 'collection' ? undefined : await make(port.in(home), entity);
  const path = `fe/${kebab(entity.name)}/${record ? `${record.id}/` : ''}${kebab(action.name)}`;
  for (const relation of named) {
    for (const id of await strangersTo(relation.to)) {
      const body = { [relation.wire]: idOf(relation, id) };
      const answered = await send('POST', path, body, 'everything', record?.version);
      expect(answered.status, label).toBeGreaterThanOrEqual(400);
      expect(answered.status, label).toBeLessThan(500);
      expect(answered.body.code, label).not.toBe('request.noSuchRoute');
    }
  }
});

const taken = related.filter((entity) => {
  const { deeds } = allowanceOf(entity.access, allRoles);
  return (
    deeds.import && deeds.export && deeds.read && deeds.create && entity.proof === undefined && !entity.neverUpdated
  );
});
describe.each(taken.map((one) => [one.name, one] as const))('what a file of %s names', (name, entity) => {
  test('when it is taken in', async () => {
    const record = await make(port.in(home), entity);
    // A new user each time: heavy calls are counted by user.
    const login = `home.${crypto.randomUUID().slice(0, 8)}`;
    const as = await port.enter(home, await port.user(home, login, allRoles));
    const filter = encodeURIComponent(JSON.stringify({ field: 'id', op: 'eq', value: record.id }));
    const file = await port.call('GET', `export/${name}?format=csv&filter=${filter}`, { as });
    const [heads, row] = parse(file.body as string, { bom: true }) as string[][];
    if (!heads || !row) return;
    const rows: string[][] = [];
    for (const relation of relationsOf(entity)) {
      const at = heads.indexOf(relation.wire);
      if (at < 0) continue;
      // Changed, and made anew.
      for (const id of await strangersTo(relation.to))
        for (const isNew of [false, true])
          rows.push(row.map((cell, i) => (i === at ? id : isNew && heads[i] === 'id' ? '' : cell)));
    }
    const result = await takeIn(as, name, stringify([heads, row, ...rows]));
    expect(result.counts, JSON.stringify(result.findings).slice(0, 1000)).toMatchObject({
      rows: rows.length + 1,
      created: 0,
      updated: 0,
      failed: rows.length,
    });
  });
});

const stringify = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

async function takeIn(as: string, name: string, csv: string): Promise<{ counts: Values; findings: unknown }> {
  const form = new FormData();
  form.append('entity', name);
  form.append('file', new Blob([csv]), `${name}.csv`);
  const { body: upload } = await port.call('POST', 'import', { as, body: form, headers: { 'x-file-last': 'true' } });
  const columns = upload.columns.map((column: { target: string | null }) => column.target);
  const started = await port.call('POST', `import/${upload.id}/run`, {
    as,
    body: { what: 'IMPORT', mode: 'CREATE_OR_UPDATE', columns, rows: upload.rows },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  for (;;) {
    const { body: job } = await port.call('GET', `job/${started.body.id}`, { as });
    if (job.state === 'done') return job.result;
    if (job.state !== 'waiting' && job.state !== 'running') throw new Error(JSON.stringify(job));
    await pause(20);
  }
}
