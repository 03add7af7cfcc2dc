import { createHash } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { importMatch } from '@homeport/model/exchange';

const plain = (header: string): string => header.trim().toLowerCase();

/** The set of headers, whatever their order; undefined where two columns have one name and nothing can be told by it. */
function digestOf(headers: readonly string[]): string | undefined {
  const names = headers.map(plain).toSorted();
  if (new Set(names).size < names.length) return undefined;
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

async function known(ctx: Context, entity: string, headers: string) {
  const [found] = await ctx
    .asSystem('columns that were matched before')
    .records(importMatch)
    .find({
      filter: {
        all: [
          { field: 'entity', op: 'eq', value: entity },
          { field: 'headers', op: 'eq', value: headers },
        ],
      },
      limit: 1,
    });
  return found;
}

/** What a file with these headers was matched to when one was last imported in this company; targets that are open still. */
export async function rememberedMatch(
  ctx: Context,
  entity: string,
  headers: readonly string[],
  open: ReadonlySet<string>,
): Promise<readonly (string | null)[] | undefined> {
  const digest = digestOf(headers);
  const found = digest && (await known(ctx, entity, digest));
  if (!found) return undefined;
  const columns = found.columns;
  return headers.map((header) => {
    const key = columns[plain(header)] ?? null;
    return key !== null && open.has(key) ? key : null;
  });
}

/** Remembers how a file was matched, for everyone in the company. */
export async function rememberMatch(
  ctx: Context,
  entity: string,
  headers: readonly string[],
  targets: readonly (string | null)[],
): Promise<void> {
  const digest = digestOf(headers);
  if (!digest) return;
  const columns = Object.fromEntries(headers.map((header, i) => [plain(header), targets[i] ?? null]));
  const found = await known(ctx, entity, digest);
  const records = ctx.asSystem('columns are matched').records(importMatch);
  const done = found
    ? await records.update(found.id, { columns })
    : await records.create({ entity, headers: digest, columns });
  // Of two who import at once one is remembered; an import does not fail for it.
  if (isRefusal(done)) return;
}
