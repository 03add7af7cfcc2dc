import { readAll } from '@homeport/engine/configuration';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { party } from '@homeport/model/crm';
import { user } from '@homeport/model/identity';
import { type Company, company, companyGroup, legalEntity, location, office } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { createUser } from '../identity/index.ts';
import { idOfDefault } from '../reference/index.ts';
import { type Activation, atHome, type Did, inNew } from './activation.ts';
import { adminId } from './check-place.ts';
import { copyId, copyRecords, type FindCopy } from './copy-records.ts';

/**
 * INITIALISING_PARTIES: the group with its companies, legal entities and offices as the managing company entered them, the
 * managing company as a party, and the first administrator.
 */
export async function initialiseParties(activation: Activation): Promise<readonly Did[] | Refusal> {
  const organisation = await copyOrganisation(activation);
  if (isRefusal(organisation)) return organisation;
  const manager = await writeManager(activation);
  if (isRefusal(manager)) return manager;
  const admin = await writeAdmin(activation);
  return isRefusal(admin) ? admin : [...organisation, manager, admin];
}

/** The companies that are activated: those of the group, or the one. */
export async function activatedCompanies(activation: Activation): Promise<readonly Company[]> {
  const { companyGroup: group, company: one } = activation.record;
  const all = await readAll(atHome(activation), company);
  return all.filter(({ id, companyGroup: of }) => (group ? of?.id === group.id : id === one?.id));
}

const isAmong = (of: { readonly id: string } | null, all: readonly { readonly id: string }[]): boolean =>
  of !== null && all.some(({ id }) => id === of.id);

async function copyOrganisation(activation: Activation): Promise<Did[] | Refusal> {
  const home = atHome(activation);
  const { record, tenant } = activation;
  const groups = (await readAll(home, companyGroup)).filter(({ id }) => id === record.companyGroup?.id);
  const companies = await activatedCompanies(activation);
  const entities = (await readAll(home, legalEntity)).filter((one) => isAmong(one.company, companies));
  const offices = (await readAll(home, office)).filter((one) => isAmong(one.legalEntity, entities));
  const locations = (await readAll(home, location)).filter(({ id }) => offices.some((one) => one.location?.id === id));
  const parts = [
    [companyGroup, groups],
    [company, companies],
    [legalEntity, entities],
    [location, locations],
    [office, offices],
  ] as const;
  const copied = new Map(parts.map(([entity, rows]) => [entity.name, new Set(rows.map(({ id }) => id))] as const));
  const copyOf: FindCopy = (entity, id) => {
    // Time zones are the same for all tenants.
    if (entity === 'timeZone') return id;
    return copied.get(entity)?.has(id) ? copyId(tenant, { name: entity }, id) : null;
  };
  const did: Did[] = [];
  for (const [entity, rows] of parts) {
    const one = await copyRecords(activation, entity, rows, copyOf);
    if (isRefusal(one)) return one;
    if (rows.length > 0) did.push(one);
  }
  return did;
}

/** The managing company, as the new tenant's first partner. */
async function writeManager(activation: Activation): Promise<Did | Refusal> {
  const { tenant, ctx } = activation;
  const id = idOfDefault(tenant, party, 'manager');
  const system = inNew(activation);
  const [known] = await system.query(
    sql`select 1 from app.party where tenant_id = ${tenant}::uuid and id = ${id}::uuid`,
  );
  if (known) return { what: 'FOUND', about: party.name, count: 1 };
  const [facts] = await ctx.query<{ code: string; name: string }>(
    sql`select f ->> 'code' as code, f ->> 'name' as name from app.tenant_facts(${ctx.tenant}::uuid) f`,
  );
  const made = await system
    .records(party)
    .create({ id, code: facts?.code ?? 'MANAGER', name: facts?.name ?? 'Manager', kind: 'VENDOR' });
  return isRefusal(made) ? made : { what: 'WROTE', about: party.name, count: 1 };
}

async function writeAdmin(activation: Activation): Promise<Did | Refusal> {
  const { record, identity } = activation;
  if (await adminId(activation)) return { what: 'FOUND', about: user.name, count: 1 };
  const made = await createUser(inNew(activation), identity, {
    login: record.adminLogin,
    firstName: record.adminFirstName,
    lastName: record.adminLastName,
    email: record.adminEmail,
    language: record.language,
    roles: ['administrator'],
  });
  return isRefusal(made) ? made : { what: 'WROTE', about: user.name, count: 1 };
}
