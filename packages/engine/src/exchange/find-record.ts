import {
  allFields,
  type Catalogue,
  certain,
  type Entity,
  type Field,
  type Filter,
  isId,
  isRefusal,
  parseField,
  type Refusal,
  titleFieldsOf,
} from '@homeport/grammar';
import type { Context } from '../context.ts';
import { RefusedByStore } from '../store/refused.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import type { FindRecord } from './read-cell.ts';

/** Texts looked up and remembered for one import. */
const REMEMBERED = 5_000;
/** Conditions of one look-up at most; each way to split a text over the parts of a title takes one for each part. */
const CONDITIONS = 48;
const DEEPEST = 3;

/**
 * Finds records by id, by a code that is unique, or by the title they are shown with; only such as the caller may see.
 * What several answer to is refused: nobody guesses which was meant.
 */
export function recordFinder(ctx: Context, catalogue: Catalogue): FindRecord {
  const remembered = new Map<string, string | Refusal>();
  return async (target, given) => {
    const key = `${target}\n${given}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const found = isId(given) ? given.toLowerCase() : await look(ctx, catalogue, catalogue.entity(target), given);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(key, found);
    return found;
  };
}

async function look(ctx: Context, catalogue: Catalogue, entity: Entity, text: string): Promise<string | Refusal> {
  const found = text.slice(0, 60);
  for (const filter of waysTo(catalogue, entity, text)) {
    const records = await findOrNone(ctx, entity, filter);
    if (records.length > 1) return no.severalRecords({ found });
    if (records[0]) return records[0].id;
  }
  return no.noSuchRecord({ found });
}

/** What may not be asked for is not found. */
async function findOrNone(ctx: Context, entity: Entity, filter: Filter): Promise<readonly { readonly id: string }[]> {
  try {
    return await ctx.records(entity).find({ filter, limit: 2 });
  } catch (error) {
    if (error instanceof RefusedByStore) return [];
    throw error;
  }
}

/** First by a unique code, then by the title, then by what it is called in other languages. */
function waysTo(catalogue: Catalogue, entity: Entity, text: string): Filter[] {
  const codes = (entity.unique ?? []).flatMap((u) => {
    const [name] = u.fields;
    const field = u.fields.length === 1 && name !== undefined ? allFields(entity)[name] : undefined;
    if (
      !field ||
      name === undefined ||
      !('max' in field || field.type === 'code' || field.type === 'currency' || field.type === 'country')
    )
      return [];
    const value = field.type === 'code' ? codeOf(text) : text;
    return value === undefined ? [] : [{ field: name, op: 'eq', value } as const];
  });
  const paths = titlePaths(catalogue, entity, '', 1);
  const first = paths.map((called) => called.slice(0, 1));
  const titles = paths.flat().length > paths.length ? [first, paths] : [first];
  return [...codes, ...titles.flatMap((of) => byTitle(of, text) ?? [])];
}

function codeOf(text: string): string | undefined {
  const parsed = parseField(text, codeField);
  return isRefusal(parsed) || parsed.value === null ? undefined : String(parsed.value);
}

const codeField: Field = { type: 'code', label: '' };

/** The text fields a title is made of, each in whatever language, followed over relations: an employee is named by a person. */
function titlePaths(catalogue: Catalogue, entity: Entity, prefix: string, depth: number): (readonly string[])[] {
  return entity.title.flatMap((name) => {
    const field = allFields(entity)[name];
    if (!field || field.secret) return [];
    if ('to' in field)
      return field.type === 'refs' || depth >= DEEPEST
        ? []
        : titlePaths(catalogue, catalogue.entity(field.to), `${prefix}${name}.`, depth + 1);
    return ['text', 'code', 'currency', 'country', 'phone', 'email'].includes(field.type)
      ? [titleFieldsOf(entity, name).map((one) => `${prefix}${one}`)]
      : [];
  });
}

/** Titles join their parts by a space, so every way of cutting the text into that many parts may be meant. */
function byTitle(paths: readonly (readonly string[])[], text: string): Filter | undefined {
  const words = text.split(' ').filter((w) => w !== '');
  if (paths.length === 0 || words.length === 0) return undefined;
  const ways = cuts(words, paths.length).slice(0, Math.floor(CONDITIONS / paths.flat().length));
  const filters = ways.map((parts): Filter => {
    const each = parts.map((part, i): Filter => {
      const called = certain(paths[i]).map((field): Filter => ({ field, op: 'eq', value: part }));
      return called.length === 1 ? certain(called[0]) : { any: called };
    });
    return each.length === 1 ? certain(each[0]) : { all: each };
  });
  return filters.length <= 1 ? filters[0] : { any: filters };
}

function cuts(words: readonly string[], parts: number): string[][] {
  if (parts === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - parts + 1; first += 1) {
    for (const rest of cuts(words.slice(first), parts - 1)) found.push([words.slice(0, first).join(' '), ...rest]);
  }
  return found;
}
