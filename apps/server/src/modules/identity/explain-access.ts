import type { Call, Context } from '@homeport/engine';
import {
  certain,
  type Entity,
  type Filter,
  idIn,
  isId,
  isRefusal,
  labelIn,
  type Refusal,
  type Values,
} from '@homeport/grammar';
import { roles as platformRoles, type RoleKey } from '@homeport/model';
import {
  type AccessExplanation,
  actionsOf,
  closedFields,
  conditionsIn,
  type ExplainedRole,
  type explainAccess,
  explainedFilter,
  identityRefusals,
  permissionRefusals as no,
  reachOf,
  rightOfRole,
  user,
} from '@homeport/model/identity';
import { type FirewallLine, mayCallFrom } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { roleKeysOf, type StoredHolding } from './stored-session.ts';

/** Deeds that a record says itself whether they can be done, by the name it says them with. */
const askedOfRecords = ['create', 'import', 'export', 'read'];
const reason = 'an administrator asks why somebody sees something';

interface Held {
  readonly id: string;
  readonly name: string;
  readonly holding: StoredHolding;
}

/**
 * Why a person of this company may or may not do something, for who may see both the person and the record. The verdict is the
 * engine's own, asked in the person's name; the steps are its rules with what was taken out one after the other.
 */
export async function explain(
  ctx: Context,
  services: Services,
  { query }: Call<typeof explainAccess>,
): Promise<AccessExplanation | Refusal> {
  const { catalogue } = services;
  const what = query.action ?? 'read';
  const entity = catalogue.entities.find((one) => one.name === query.entity && !one.internal);
  if (!entity) return no.unknownRecords({ name: query.entity });
  if (!['read', 'create', 'update', 'delete', 'import', 'export', ...actionsOf(catalogue, entity)].includes(what))
    return no.unknownAction({ name: what });
  const found = await personHereOrAtHome(ctx, query.user);
  if (isRefusal(found)) return found;
  const { person, own } = found;
  const record = query.record === null ? null : await seen(ctx, entity, query.record);
  if (isRefusal(record)) return record;

  const theirs = await services.contextOf(ctx.tenant, person.id);
  const verdicts = await verdictsOf(own, services, theirs, entity, what, person.id, record);
  const isGiven = verdicts.some((role) => role.held);
  const isAllowed = theirs !== undefined && (await isLetIn(services, theirs, entity, what, record, isGiven));
  const { signedInFrom, rules, tenant } = await whereabouts(own, person.id);
  const mayWorkHere = theirs !== undefined || own.tenant === ctx.tenant;
  return {
    person: { id: person.id, label: person.displayName ?? '' },
    record: record && { id: certain(idIn(record)), label: titleOf(entity, record) },
    isAllowed,
    isActive: person.status === 'ACTIVE',
    tenant: { id: own.tenant, name: tenant, held: mayWorkHere },
    signedInFrom,
    firewall: { rules: rules.length, held: signedInFrom === null ? null : mayCallFrom(rules, signedInFrom) },
    roles: verdicts,
    hidden: theirs ? closedFields(entity, theirs.me, 'hidden') : [],
    readOnly: theirs ? closedFields(entity, theirs.me, 'readOnly') : [],
    isClosed: isGiven && theirs !== undefined && !isAllowed,
  };
}

/** Somebody of the company worked in, or of the caller's own: nobody else is there for them. */
async function personHereOrAtHome(ctx: Context, id: string) {
  const places = ctx.tenant === ctx.me.homeTenant ? [ctx] : [ctx, ctx.asSystemIn(ctx.me.homeTenant, reason)];
  for (const own of isId(id) ? places : []) {
    const person = await own.records(user).get(id);
    if (!isRefusal(person)) return { person, own };
  }
  return identityRefusals.notFound();
}

/** The record as who asks may see it: nobody learns of one through somebody else. */
async function seen(ctx: Context, entity: Entity, id: string): Promise<Values | Refusal> {
  const found = isId(id) ? await ctx.records(entity).get(id) : identityRefusals.notFound();
  return isRefusal(found) ? identityRefusals.notFound() : found;
}

const titleOf = (entity: Entity, record: Values): string =>
  entity.title
    .map((name) => record[name])
    .map((value) => (typeof value === 'object' && value !== null ? labelIn(value) : value))
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');

/** What the engine itself says: whether the record is found for them, and what it says can be done with it. */
async function isLetIn(
  services: Services,
  theirs: Context,
  entity: Entity,
  what: string,
  record: Values | null,
  isGiven: boolean,
): Promise<boolean> {
  if (record === null || what === 'create' || what === 'import')
    return reachOf(services.catalogue, entity, what, theirs.me) !== undefined;
  const found = await theirs.records(entity).get(certain(idIn(record)));
  if (isRefusal(found)) return false;
  const { can } = found as unknown as { can: readonly string[] };
  return askedOfRecords.includes(what) ? isGiven : can.includes(what);
}

async function verdictsOf(
  ctx: Context,
  { catalogue }: Services,
  theirs: Context | undefined,
  entity: Entity,
  what: string,
  person: string,
  record: Values | null,
): Promise<ExplainedRole[]> {
  const held = await heldRoles(ctx, person);
  return Promise.all(
    held.map(async ({ id, name, holding }): Promise<ExplainedRole> => {
      const [from] = roleKeysOf([holding.codes]);
      const setting = holding.settings.find(({ about }) => about === entity.name);
      const right = from ? rightOfRole(catalogue, entity, what, { key: from, settings: holding.settings }) : undefined;
      const left = right?.left;
      const rows = left === undefined || left === true ? null : await explainedRows(theirs, entity, left, record);
      return {
        id,
        name,
        from: from ? { id: from, label: platformRoles[from as RoleKey] } : null,
        isGranted: right?.declared !== undefined,
        setting: setting ? { id: setting.id, role: setting.role, held: left !== undefined } : null,
        rows,
        held: left !== undefined && rows?.held !== false,
      };
    }),
  );
}

/** Each condition is asked of the database with the facts of the person, as the engine would ask it. */
async function explainedRows(theirs: Context | undefined, entity: Entity, filter: Filter, record: Values | null) {
  const verdicts = new Map<Filter, boolean>();
  if (theirs && record) {
    const all = theirs.asSystem(reason).records(entity);
    const isThis: Filter = { field: 'id', op: 'eq', value: certain(idIn(record)) };
    for (const condition of conditionsIn(filter))
      verdicts.set(condition, (await all.count({ all: [isThis, condition] })) > 0);
  }
  return explainedFilter(filter, (condition) => verdicts.get(condition) ?? null);
}

/** The roles of a user of this tenant by name, each with the settings that concern it. */
const heldRoles = (ctx: Context, person: string): Promise<Held[]> =>
  ctx.asSystem(reason).query<Held>(sql`
    select r.id, r.name, coalesce(app.permissions_of_roles(${ctx.tenant}::uuid, array[r.id]) -> 0,
      jsonb_build_object('codes', app.codes_of_role(${ctx.tenant}::uuid, r.id), 'settings', '[]'::jsonb)) as holding
    from app.held_roles(${ctx.tenant}::uuid, ${person}::uuid) h
    join app.role r on r.tenant_id = ${ctx.tenant}::uuid and r.id = h.role_id order by h.position`);

interface Whereabouts {
  readonly signedInFrom: string | null;
  readonly rules: readonly FirewallLine[];
  readonly tenant: string;
}
async function whereabouts(ctx: Context, person: string): Promise<Whereabouts> {
  const [row] = await ctx.asSystem(reason).query<Whereabouts>(sql`
    select (select s.address from app.session s where s.tenant_id = ${ctx.tenant}::uuid and s.user_id = ${person}::uuid
        and s.ended_at is null and s.ends_at > now() order by s.last_seen desc limit 1) as "signedInFrom",
      app.firewall_of(${ctx.tenant}::uuid, ${person}::uuid) as rules,
      app.tenant_facts(${ctx.tenant}::uuid) ->> 'name' as tenant`);
  return row ?? { signedInFrom: null, rules: [], tenant: '' };
}
