import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { columnName, columnsOf, tableName } from '@homeport/engine/schema';
import { certain, type Entity, isId } from '@homeport/grammar';
import pg from 'pg';
import { openFiles } from '../adapters/files/open-files.ts';
import { type Command, CommandFault } from './command.ts';
import { type About, findSubject, parameters, recordsAbout, type Subject } from './person-records.ts';
import { inTenant, recordsElsewhere } from './records-elsewhere.ts';
import { tenantOf } from './tenants.ts';
import { withStore } from './with-store.ts';

/** Everything that is kept about a person, as one JSON file and their files beside it. */
export const exportPersonCommand: Command = {
  about: 'Write everything that is kept about a person to a folder',
  options: { tenant: 'code of the tenant', person: 'id of the person', to: 'a new folder for it' },
  needs: ['tenant', 'person', 'to'],
  run: ({ configuration, options, say }) =>
    withStore(configuration, say, async ({ database, store }) => {
      const tenant = await tenantOf(store, certain(options.tenant));
      const person = options.person;
      const to = certain(options.to);
      const client = new pg.Client({ connectionString: database.url, options: '-c timezone=UTC' });
      client.on('error', () => {});
      await client.connect();
      try {
        const subject = isId(person) ? await findSubject(client, tenant, person) : undefined;
        if (!subject) throw new CommandFault('There is no such person in this tenant.');
        const told = await everythingAbout(client, subject);
        await mkdir(join(to, 'files'), { recursive: true, mode: 0o700 });
        await writeFile(join(to, 'person.json'), `${JSON.stringify(told, undefined, 2)}\n`, { mode: 0o600 });
        const files = openFiles(configuration);
        const kept = await filesOf(client, subject);
        for (const { id, name, key } of kept)
          if (await files.has(key))
            await pipeline(
              await files.get(key),
              createWriteStream(join(to, 'files', `${id}-${basename(name)}`), { mode: 0o600 }),
            );
        await client.query(
          `insert into engine.audit (tenant_id, what, entity, record_id, result) values ($1, 'personExport', 'person', $2, 'done')`,
          [tenant, person],
        );
        say(`${told.records.length} records and ${kept.length} files were written to ${to}.`);
        return 0;
      } finally {
        await client.end();
      }
    }),
};

interface ToldRecord {
  readonly entity: string;
  readonly values: unknown;
  readonly history: unknown;
  /** When it was deleted; it lies in the bin for a while and can be had back. */
  readonly deleted?: string;
}
export interface Told {
  readonly person: string;
  readonly at: string;
  readonly records: readonly ToldRecord[];
}

/** Every record about the person with its history, without secrets; also what was deleted and still lies in the bin. */
export async function everythingAbout(client: pg.Client, subject: Subject): Promise<Told> {
  const records: ToldRecord[] = [];
  for (const about of recordsAbout()) {
    const { rows } = await client.query<Omit<ToldRecord, 'entity'>>(
      `select ${shown(about)} as values, ${history} from ${about.table} r where ${about.where} order by r.created, r.id`,
      parameters(subject),
    );
    const gone = await client.query<Omit<ToldRecord, 'entity'>>(
      `select ${shown(about)} as values, ${history}, binned.at as deleted
       from (select * from engine.bin_row where tenant_id = $1 and relation = '${tableName(about.entity)}' and emptied = '') lying
         join engine.bin binned using (tenant_id, record_id)
         cross join lateral (select * from jsonb_populate_record(null::${about.table}, lying.value) where ${about.where}) r
       order by binned.place, r.id`,
      parameters(subject),
    );
    records.push(...[...rows, ...gone.rows].map((row) => ({ entity: about.entity.name, ...row })));
  }
  for (const { entity, tenant, ids, fields } of await recordsElsewhere(client, subject)) {
    // Of a record that belongs to another company only what tells of the person is theirs.
    const columns = fields.map((name) => columnName(name, certain(entity.fields[name])));
    const found = await inTenant(client, tenant, subject.tenant, () =>
      client.query<{ values: Record<string, unknown> }>(
        `select to_jsonb(r) as values from app."${tableName(entity)}" r where tenant_id = $1 and id = any ($2)`,
        [tenant, ids],
      ),
    );
    for (const { values } of found.rows) {
      const own = Object.fromEntries(['id', ...columns].map((column) => [column, values[column]]));
      records.push({ entity: entity.name, values: own, history: [] });
    }
  }
  return { person: subject.person, at: Temporal.Now.instant().toString({ smallestUnit: 'second' }), records };
}

const history = `(
  select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'deed', h.deed, 'changes', h.changes, 'note', h.note) order by h.version), '[]')
  from engine.history h where h.tenant_id = r.tenant_id and h.record_id = r.id) as history`;

/** The record without secrets; of encrypted parts the last characters. */
const shown = ({ entity }: About): string => {
  const hidden = Object.entries(entity.fields).flatMap(([name, f]) =>
    f.secret
      ? columnsOf(name, f).map((c) => c.name)
      : f.type === 'bankPart'
        ? columnsOf(name, f)
            .slice(0, 1)
            .map((c) => c.name)
        : [],
  );
  return `to_jsonb(r) - array[${[...hidden, ...searchColumns(entity)].map((c) => `'${c}'`).join(', ')}]::text[]`;
};
const searchColumns = (entity: Entity): string[] => (entity.search ? ['search_text'] : []);

/** Their files, also of what lies in the bin: id, name and where the bytes lie. */
export const filesOf = async (
  client: pg.Client,
  subject: Subject,
): Promise<{ id: string; name: string; key: string }[]> =>
  (
    await client.query(
      `select id, name, storage_key as key from (
         select * from app.attachment
         union all select r.* from engine.bin_row b cross join lateral jsonb_populate_record(null::app.attachment, b.value) r
           where b.tenant_id = $1 and b.relation = 'attachment' and b.emptied = '') a
       where tenant_id = $1 and status = 'CLEAN' and (owner_id = $2 or created_by = any ($3))`,
      parameters(subject),
    )
  ).rows;
