import { type Allowance, allFields, type Field, wireName } from '@homeport/grammar';
import { sql } from 'kysely';
import { canOf } from './can.ts';
import { answered, asLoaded, type Reading } from './field-values.ts';
import { join, type Sql } from './statement.ts';

/** `expression as "name"` for every value of an answer: what the caller may see, `can` last. */
export function answerColumns(at: Reading, allowance: Allowance, fields?: readonly string[]): Sql {
  const wanted = fields && new Set(['id', 'version', ...fields]);
  const columns: Sql[] = [];
  for (const [name, field] of Object.entries(allFields(at.entity))) {
    const wire = wireName(name, field);
    if (field.secret || allowance.hidden.has(name) || (wanted && !wanted.has(wire))) continue;
    columns.push(sql`${fieldOf(at, name, field, answered)} as ${sql.ref(wire)}`);
  }
  if (!wanted || wanted.has('can')) columns.push(sql`${canOf(at, allowance)} as "can"`);
  return join(columns);
}

/** Every stored value by field name, secrets too: for rules and handlers, never for an answer. */
export function loadColumns(at: Reading): Sql {
  return join(
    Object.entries(allFields(at.entity)).map(
      ([name, field]) => sql`${fieldOf(at, name, field, asLoaded)} as ${sql.ref(name)}`,
    ),
  );
}

function fieldOf(at: Reading, name: string, field: Field, read: typeof answered): Sql {
  if (name === 'tenantId' && at.entity.scope === 'global') return sql`null::uuid`;
  return read(at, name, field);
}
