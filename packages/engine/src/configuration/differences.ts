import { allFields, type Catalogue, type Entity, type JsonValue } from '@homeport/grammar';
import type { Bundle } from './bundle-file.ts';
import { canonical } from './canonical.ts';
import { isToken, type PortableRecord, type Token, tokensIn, tokenText, travelling } from './portable.ts';
import type { Configuration, Standing } from './read-configuration.ts';

/** One field as it is here and as the bundle has it. */
export interface FieldDifference {
  readonly name: string;
  readonly here: JsonValue;
  readonly there: JsonValue;
}
/** Why something of a record cannot be taken over. */
export type Problem =
  /** The relation leads to nothing here: the field stays as it is. */
  | { readonly kind: 'UNRESOLVED'; readonly field: string; readonly token: Token }
  /** The relation is needed: the whole record stays out. */
  | { readonly kind: 'BLOCKED'; readonly field: string; readonly token: Token | null }
  /** The caller makes no new records of this kind. */
  | { readonly kind: 'CLOSED'; readonly field: string }
  /** No single step leads from the state here to that of the bundle: it stays. */
  | { readonly kind: 'STATE'; readonly field: string };
/** What a bundle means for one record. `ONLY_HERE` is shown and left alone, `LEFT_OUT` was not chosen. */
export interface RecordDifference {
  readonly entity: string;
  readonly deed: 'ADD' | 'CHANGE' | 'ONLY_HERE' | 'BLOCKED' | 'LEFT_OUT';
  readonly record: PortableRecord;
  /** The record of this tenant; absent for what is added. */
  readonly here?: Pick<Standing, 'id' | 'version'>;
  readonly fields: readonly FieldDifference[];
  readonly problems: readonly Problem[];
}
export interface Difference {
  readonly records: readonly RecordDifference[];
  /** Records by entity that are the same in both. */
  readonly same: ReadonlyMap<string, number>;
  /** Parts of the bundle that this installation or this caller does not know as configuration. */
  readonly unknown: readonly string[];
}

/**
 * What the chosen parts of a bundle would change here, without the records that were left out (`nameInBundle`). Relations lead
 * to what is here, or to what the same choice adds; pure, so that what is shown and what is applied are the same thing.
 */
export function differences(
  catalogue: Catalogue,
  bundle: Pick<Bundle, 'parts'>,
  here: Configuration,
  chosen: ReadonlySet<string>,
  without: ReadonlySet<string> = new Set(),
): Difference {
  const parts = Object.entries(bundle.parts).filter(([name]) => chosen.has(name) && here.parts.has(name));
  const known = new Set(here.ids.keys());
  const coming = new Set(
    parts
      .flatMap(([name, records]) => records.map(({ key }) => tokenText(name, key)))
      .filter((text) => !known.has(text) && !without.has(text)),
  );
  const isThere = (token: Token) => {
    const text = tokenText(token.$to, token.$key);
    return known.has(text) || coming.has(text);
  };
  const compare = () => parts.flatMap(([name, records]) => compareAll(catalogue.entity(name), records));
  const compareAll = (entity: Entity, records: readonly PortableRecord[]): RecordDifference[] => {
    const standing = new Map((here.parts.get(entity.name) ?? []).map((one) => [tokenText(entity.name, one.key), one]));
    const carried = new Set(travelling(catalogue, entity).map(([field]) => field));
    const compared = records.map((record) => {
      const text = tokenText(entity.name, record.key);
      const mine = standing.get(text);
      standing.delete(text);
      const compared = compareOne(entity, carried, record, mine, isThere);
      const now = compared.deed === 'ADD' && !here.open.has(entity.name) ? closed(compared) : compared;
      const isWork = now.deed === 'ADD' || (now.deed === 'CHANGE' && now.fields.length > 0);
      return isWork && without.has(text) ? { ...now, deed: 'LEFT_OUT' as const, problems: [] } : now;
    });
    return [
      ...compared,
      ...[...standing.values()].map(({ id, version, ...record }): RecordDifference => {
        return { entity: entity.name, deed: 'ONLY_HERE', record, here: { id, version }, fields: [], problems: [] };
      }),
    ];
  };
  let all = compare();
  // What leads to a record that cannot come cannot come either: until nothing more falls out.
  for (;;) {
    const out = all.filter(
      ({ deed, entity, record }) => deed === 'BLOCKED' && coming.delete(tokenText(entity, record.key)),
    );
    if (out.length === 0) break;
    all = compare();
  }
  const isSame = ({ deed, fields, problems }: RecordDifference) =>
    deed === 'CHANGE' && fields.length === 0 && problems.length === 0;
  const same = new Map<string, number>();
  for (const one of all.filter(isSame)) same.set(one.entity, (same.get(one.entity) ?? 0) + 1);
  const unknown = Object.keys(bundle.parts).filter((name) => !here.parts.has(name));
  return { records: all.filter((one) => !isSame(one)), same, unknown };
}

/** What a record of a bundle is called where records are chosen one by one. */
export const nameInBundle = ({ entity, record }: Pick<RecordDifference, 'entity' | 'record'>): string =>
  tokenText(entity, record.key);

const closed = (one: RecordDifference): RecordDifference => ({
  ...one,
  deed: 'BLOCKED',
  fields: [],
  problems: [{ kind: 'CLOSED', field: '' }],
});

function compareOne(
  entity: Entity,
  carried: ReadonlySet<string>,
  record: PortableRecord,
  mine: Standing | undefined,
  isThere: (token: Token) => boolean,
): RecordDifference {
  const fields: FieldDifference[] = [];
  const problems: Problem[] = [];
  const kinds = allFields(entity);
  for (const [name, there] of Object.entries(record.values)) {
    const field = kinds[name];
    if (!field || !carried.has(name)) continue;
    const here = mine?.values[name] ?? null;
    if (mine ? canonical(here) === canonical(there) : there === null && field.initial === undefined) continue;
    const missing = tokensIn(there).find((token) => !isThere(token));
    if (missing && field.required) problems.push({ kind: 'BLOCKED', field: name, token: missing });
    else if (missing) problems.push({ kind: 'UNRESOLVED', field: name, token: missing });
    else if (mine && field.type === 'lifecycle' && !stepBetween(entity, name, here, there))
      problems.push({ kind: 'STATE', field: name });
    else fields.push({ name, here, there });
  }
  for (const token of record.key.filter(isToken).filter((one) => !isThere(one)))
    if (!problems.some((one) => one.kind === 'BLOCKED')) problems.push({ kind: 'BLOCKED', field: '', token });
  if (!mine)
    for (const [name, field] of Object.entries(entity.fields))
      if (field.required && field.initial === undefined && carried.has(name) && (record.values[name] ?? null) === null)
        problems.push({ kind: 'BLOCKED', field: name, token: null });
  const isBlocked = problems.some(({ kind }) => kind === 'BLOCKED');
  const deed = isBlocked ? 'BLOCKED' : mine ? 'CHANGE' : 'ADD';
  const at = mine ? { here: { id: mine.id, version: mine.version } } : {};
  return { entity: entity.name, deed, record, ...at, fields: isBlocked ? [] : fields, problems };
}

/** The transition that leads from one state to another, if there is one. */
export function stepBetween(entity: Entity, name: string, from: JsonValue, to: JsonValue): string | undefined {
  const field = entity.fields[name];
  if (field?.type !== 'lifecycle') return undefined;
  const found = Object.entries(field.transitions).find(
    ([, step]) => step.to === to && (step.from as readonly unknown[]).includes(from),
  );
  return found && `${name}.${found[0]}`;
}

/** One line of a difference in free JSON: where, and what stands there on both sides. */
export interface Leaf {
  readonly path: string;
  readonly here: JsonValue;
  readonly there: JsonValue;
}
/** Where two pieces of JSON differ, down to their parts. */
export function leavesBetween(here: JsonValue, there: JsonValue, path: readonly string[] = []): Leaf[] {
  const isBag = (value: JsonValue) => typeof value === 'object' && value !== null && !isToken(value);
  if (!isBag(here) || !isBag(there) || Array.isArray(here) !== Array.isArray(there))
    return canonical(here) === canonical(there) ? [] : [{ path: path.join(' › '), here, there }];
  const names = [...new Set([...Object.keys(here as object), ...Object.keys(there as object)])];
  const part = (of: JsonValue, name: string) => (of as Readonly<Record<string, JsonValue>>)[name] ?? null;
  return names.flatMap((name) => leavesBetween(part(here, name), part(there, name), [...path, name]));
}
