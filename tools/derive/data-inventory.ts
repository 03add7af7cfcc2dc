import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { columnsOf, tableName } from '@homeport/engine/schema';
import {
  type Catalogue,
  type DataClass,
  dataClassOf,
  type Entity,
  isAboutPerson,
  isOfAccount,
} from '@homeport/grammar';
import type { Derived } from './derived-files.ts';
import { type EngineColumn, engineColumns } from './engine-columns.data.ts';

const fates: Readonly<
  Record<DataClass, { readonly retention: string; readonly isExported: boolean; readonly erasure: string }>
> = {
  none: { retention: 'with the record', isExported: true, erasure: 'kept' },
  personal: { retention: 'until erased', isExported: true, erasure: 'emptied' },
  contact: { retention: 'until erased', isExported: true, erasure: 'emptied' },
  financial: { retention: 'as long as books are kept', isExported: true, erasure: 'kept, tells of nobody' },
  bank: { retention: 'until erased', isExported: true, erasure: 'emptied' },
  freeText: { retention: 'until erased', isExported: true, erasure: 'emptied' },
  file: { retention: 'until erased; vouchers with the books', isExported: true, erasure: 'removed; vouchers kept' },
  secret: { retention: 'with the account', isExported: false, erasure: 'removed with the account' },
};

/** `docs/data-inventory.md`: every column with its class, retention, export and erasure. Throws on a column nobody classified. */
export async function deriveDataInventory(root: string, catalogue: Catalogue): Promise<Derived> {
  const engine = await classifiedEngine(root);
  const text = [
    '<!-- Written by `npm run derive`. -->',
    '# Data inventory',
    '',
    'Every column of the database: what it is to a person, how long it stays, whether `export-person` writes it, and what',
    '`erase-person` does with it. The class follows from the type of a field, and from whether its record is about a person;',
    'a field that is more says so in its declaration (`dataClass`). Records are about a person when they name one, belong to',
    'an account, or say how to reach somebody.',
    '',
    'Common columns of every record (`tenant_id`, `id`, `version`, `created`, `created_by`, `updated`, `updated_by`, `active`,',
    '`search_text`) hold references and moments: class none, kept with the record; `search_text` follows the fields it is made of.',
    'Tables that end in `_link` hold references only. The tables of the job queue hold ids of jobs, no values.',
    '',
    ...catalogue.entities.flatMap(entityPart),
    '## Tables of the engine',
    '',
    '| Table | Column | Class | Retention | Export | Erasure |',
    '|---|---|---|---|---|---|',
    ...engine.map(
      (c) =>
        `| \`${c.table}\` | ${c.columns.map((n) => `\`${n}\``).join(' ')} | ${c.class} | ${c.retention} | ${c.export} | ${c.erasure} |`,
    ),
  ];
  return { path: 'docs/data-inventory.md', text: `${text.join('\n')}\n` };
}

/** What tells of somebody of another tenant goes with them, and nothing else of the record. */
function fateOf({ tellsOf }: Entity, name: string, found: DataClass): (typeof fates)[DataClass] {
  if (!tellsOf) return fates[found];
  return tellsOf.fields.includes(name)
    ? { retention: 'until erased', isExported: true, erasure: 'emptied with the person of the other tenant' }
    : { ...fates.none, isExported: false };
}

function entityPart(entity: Entity): string[] {
  const goes =
    Object.values(entity.fields).some(isOfAccount) && !Object.values(entity.fields).some((f) => f.type === 'person');
  const rows = Object.entries(entity.fields).flatMap(([name, field]) => {
    const found = dataClassOf(entity, field);
    const fate = fateOf(entity, name, found);
    return columnsOf(name, field).map(
      (c) =>
        `| \`${c.name}\` | ${found} | ${goes ? 'with the account' : fate.retention} | ${fate.isExported && isAboutPerson(entity) ? 'yes' : 'no'} | ${goes ? 'removed with the account' : fate.erasure} |`,
    );
  });
  const about = isAboutPerson(entity) ? '' : ' Not about a person.';
  return [
    `## ${entity.label}`,
    '',
    `Table \`app.${tableName(entity)}\`.${about}`,
    '',
    '| Column | Class | Retention | Export | Erasure |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

/** The columns of tables that no declaration makes, as the migrations have them; each must be in the list. */
async function classifiedEngine(root: string): Promise<readonly EngineColumn[]> {
  const folder = join(root, 'apps/server/migrations');
  const listed = new Set(engineColumns.flatMap((c) => c.columns.map((name) => `${c.table}.${name}`)));
  for (const file of (await readdir(folder)).filter((f) => f.endsWith('.sql'))) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, table = '', body = ''] of text.matchAll(/^create table (engine\.\w+|app\.\w+) \(\n([\s\S]*?)\n\);/gm))
      for (const [, column = ''] of body.matchAll(/^ {2}(\w+) [a-z]/gm))
        if (
          !['primary', 'unique', 'check', 'constraint', 'foreign', 'exclude'].includes(column) &&
          !listed.has(`${table}.${column}`)
        )
          throw new Error(`${table}.${column} (${file}) has no class: add it to tools/derive/engine-columns.data.ts`);
  }
  return engineColumns;
}
