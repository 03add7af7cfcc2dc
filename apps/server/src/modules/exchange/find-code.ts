import type { Context } from '@homeport/engine';
import type { FindCode } from '@homeport/engine/exchange';
import { sql } from 'kysely';

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Codes of the tenant's lists by the names they are shown with: `Hotel` for an option, `France` for a country. */
export function codeFinder(ctx: Context): FindCode {
  const lists = new Map<string, Promise<Map<string, string>>>();
  return async (list, text) => {
    let names = lists.get(list);
    if (!names) {
      names = namesOf(ctx, list);
      lists.set(list, names);
    }
    return (await names).get(folded(text)) ?? text;
  };
}

async function namesOf(ctx: Context, list: string): Promise<Map<string, string>> {
  const rows = await ctx.query<Named>(
    list.startsWith('option:')
      ? sql`select code, name, name_es as es, name_fr as fr from app.data_option
          where tenant_id = ${ctx.tenant}::uuid and option_type_code = ${list.slice('option:'.length)}`
      : sql`select code, name, name_es as es, name_fr as fr from ${sql.table(list === 'country' ? 'app.country' : 'app.currency')}`,
  );
  const names = new Map<string, string>();
  for (const { code, name, es, fr } of rows) for (const text of [name, es, fr]) if (text) names.set(folded(text), code);
  for (const { code } of rows) names.set(folded(code), code);
  return names;
}
interface Named {
  readonly code: string;
  readonly name: string;
  readonly es: string | null;
  readonly fr: string | null;
}
