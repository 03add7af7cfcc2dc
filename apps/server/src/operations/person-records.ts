import { columnName, tableName } from '@homeport/engine/schema';
import { type Entity, type Field, isOfAccount } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { user } from '@homeport/model/identity';
import { person } from '@homeport/model/people';
import type pg from 'pg';

/** Who is meant, with the accounts that are theirs. */
export interface Subject {
  readonly tenant: string;
  readonly person: string;
  readonly users: readonly string[];
}
/** How records of an entity are about a person. */
export interface About {
  readonly entity: Entity;
  readonly table: string;
  /** Condition on the table's rows; `$1` the tenant, `$2` the person, `$3` the accounts. */
  readonly where: string;
  /** They are the account's own affairs and go with it: sessions, settings, notices. */
  readonly isOfAccount: boolean;
}

/** Every entity whose records can be about a person, as its declaration tells. */
export function recordsAbout(): About[] {
  return catalogue.entities.flatMap((entity): About[] => {
    if (entity.scope === 'global') return [];
    const fields = Object.entries(entity.fields);
    const columns = (is: (f: Field) => boolean): string[] =>
      fields.filter(([, f]) => is(f)).map(([n, f]) => columnName(n, f));
    const persons = columns((f) => f.type === 'person');
    const accounts = columns(isOfAccount);
    const conditions = [
      ...(entity.name === person.name ? ['id = $2::uuid'] : []),
      ...persons.map((c) => `"${c}" = $2::uuid`),
      ...(entity.name === user.name ? ['id = any ($3::uuid[])'] : []),
      ...accounts.map((c) => `"${c}" = any ($3::uuid[])`),
    ];
    if (conditions.length === 0) return [];
    // The parameters are named in every condition, so that each statement takes the same three.
    const where = `tenant_id = $1::uuid and $2::uuid is not null and $3::uuid[] is not null and (${conditions.join(' or ')})`;
    return [
      { entity, table: `app."${tableName(entity)}"`, where, isOfAccount: persons.length === 0 && accounts.length > 0 },
    ];
  });
}

/** Opens the tenant for a connection of the owner, and finds the person in it; undefined when nobody has that id. */
export async function findSubject(client: pg.Client, tenant: string, id: string): Promise<Subject | undefined> {
  await client.query("select set_config('app.tenant', $1, false)", [tenant]);
  const found = await client.query(
    `select from app.person where tenant_id = $1 and id = $2
     union all select from engine.bin_row where tenant_id = $1 and relation = 'person' and emptied = '' and key = $2::text`,
    [tenant, id],
  );
  if (found.rowCount === 0) return undefined;
  const { rows } = await client.query<{ id: string }>(
    'select id from app."user" where tenant_id = $1 and person_id = $2',
    [tenant, id],
  );
  return { tenant, person: id, users: rows.map((r) => r.id) };
}

/** The person with the sign-ins of their family: these have no purpose without the assignment. */
export async function withFamily(client: pg.Client, subject: Subject): Promise<Subject> {
  const { rows } = await client.query<{ id: string }>(
    'select user_id as id from app.dependant where tenant_id = $1 and employee_person_id = $2 and user_id is not null',
    [subject.tenant, subject.person],
  );
  return { ...subject, users: [...new Set([...subject.users, ...rows.map((r) => r.id)])] };
}

export const parameters = ({ tenant, person: id, users }: Subject): unknown[] => [tenant, id, users];
