import { createHash } from 'node:crypto';
import type { Call, Context } from '@homeport/engine';
import {
  type Bundle,
  type Configuration,
  canonical,
  type Difference,
  differences,
  idsOfOthers,
  leavesBetween,
  nameInBundle,
  type Problem,
  type RecordDifference,
  readConfiguration,
  sayField,
  sayKey,
  sayKind,
  sayName,
  sayTitle,
  sayValue,
  tokensIn,
} from '@homeport/engine/configuration';
import type { Reader } from '@homeport/engine/exchange';
import { type Catalogue, type Entity, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type BundleDifference,
  type BundleField,
  type BundlePart,
  type BundleProblem,
  type BundleRow,
  bundleLimits,
  type configurationDifference,
} from '@homeport/model/configuration';
import type { FileServices } from '../documents/index.ts';
import { readerOf } from '../exchange/index.ts';
import { storedBundle } from './bundle-file.ts';

/** What a bundle would do here, with where its relations lead. */
export interface Compared extends Difference {
  readonly here: Configuration;
  /** A name for exactly this difference. */
  readonly seen: string;
}

/** Compares the chosen parts of a bundle, less the records that were left out, with the tenant as it is now. */
export async function compare(
  ctx: Context,
  catalogue: Catalogue,
  bundle: Bundle,
  chosen: ReadonlySet<string>,
  without: ReadonlySet<string>,
): Promise<Compared> {
  const read = await readConfiguration(ctx, catalogue);
  const tokens = Object.values(bundle.parts).flatMap((records) =>
    records.flatMap(({ key, values }) => [...key, ...Object.values(values)].flatMap((value) => tokensIn(value))),
  );
  const ids = new Map([...(await idsOfOthers(ctx, catalogue, tokens)), ...read.ids]);
  const here = { ...read, ids };
  const difference = differences(catalogue, bundle, here, chosen, without);
  const work = difference.records.filter(({ deed }) => deed === 'ADD' || deed === 'CHANGE');
  const told = work.map(({ entity, deed, record, here: mine, fields }) => [
    entity,
    deed,
    record.key,
    mine ?? null,
    fields,
  ]);
  return { ...difference, here, seen: createHash('sha256').update(canonical(told)).digest('hex') };
}

/** Names of parts or records as they were sent; null where none were. */
export const namesSent = (given: unknown): ReadonlySet<string> | null =>
  Array.isArray(given) ? new Set(given.filter((one): one is string => typeof one === 'string')) : null;

/** The difference as it is looked at: counted by part, and its first rows in words. */
export async function answerDifference(
  ctx: Context,
  services: FileServices,
  { params, body }: Call<typeof configurationDifference>,
): Promise<BundleDifference | Refusal> {
  const { catalogue } = services;
  const stored = await storedBundle(ctx, params.id ?? '');
  if (isRefusal(stored)) return stored;
  const { bundle } = stored;
  const chosen = namesSent(body.parts) ?? new Set(Object.keys(bundle.parts));
  const compared = await compare(ctx, catalogue, bundle, chosen, namesSent(body.without) ?? new Set());
  const reader = await readerOf(ctx, services);
  const wanted = body.search?.trim().toLowerCase();
  const isWanted = ({ entity, deed }: RecordDifference) =>
    (!body.part || entity === body.part) && (!body.deed || deed === body.deed);
  const rows = compared.records
    .filter(isWanted)
    .toSorted((one, other) => order.indexOf(one.deed) - order.indexOf(other.deed))
    .map((one) => rowOf(catalogue, one, reader))
    .filter((row) => !wanted || JSON.stringify(Object.values(row)).toLowerCase().includes(wanted));
  const parts = Object.keys(bundle.parts).filter((name) => !compared.unknown.includes(name));
  return {
    seen: compared.seen,
    parts: parts.map((name) => partOf(name, chosen, compared)),
    rows: rows.slice(0, bundleLimits.shown),
    found: rows.length,
    unknown: compared.unknown,
    leftOut: bundle.leftOut.flatMap(({ entity, field, count }) => {
      const known = catalogue.hasEntity(entity) ? catalogue.entity(entity) : undefined;
      return known?.fields[field] ? [{ entity, label: sayField(known, field, reader), count: Number(count) }] : [];
    }),
  };
}

/** What is done stands before what stays. */
const order: readonly RecordDifference['deed'][] = ['BLOCKED', 'CHANGE', 'ADD', 'LEFT_OUT', 'ONLY_HERE'];

function partOf(name: string, chosen: ReadonlySet<string>, { records, same }: Compared): BundlePart {
  const own = records.filter(({ entity }) => entity === name);
  const count = (deed: RecordDifference['deed']) => own.filter((one) => one.deed === deed).length;
  const hasProblem = own.filter(({ deed, problems }) => deed !== 'BLOCKED' && problems.length > 0);
  return {
    entity: name,
    isChosen: chosen.has(name),
    added: count('ADD'),
    changed: own.filter(({ deed, fields }) => deed === 'CHANGE' && fields.length > 0).length,
    same: same.get(name) ?? 0,
    onlyHere: count('ONLY_HERE'),
    blocked: count('BLOCKED'),
    unresolved: hasProblem.length,
  };
}

function rowOf(
  catalogue: Catalogue,
  { entity: name, deed, record, fields, problems }: RecordDifference,
  reader: Reader,
): BundleRow {
  const entity = catalogue.entity(name);
  return {
    entity: name,
    id: nameInBundle({ entity: name, record }),
    key: sayName(entity, record.key, reader),
    title: sayTitle(entity, record, reader),
    deed,
    fields: fields.flatMap((field) => fieldsOf(entity, field, reader)),
    problems: problems.map((one) => problemOf(catalogue, entity, one, reader)),
  };
}

/** A field of free JSON is told part by part. */
function fieldsOf(
  entity: Entity,
  { name, here, there }: RecordDifference['fields'][number],
  reader: Reader,
): BundleField[] {
  const label = sayField(entity, name, reader);
  const say = (value: typeof here) => sayValue(entity, name, value, reader);
  if (entity.fields[name]?.type !== 'json' || here === null) return [{ label, here: say(here), there: say(there) }];
  return leavesBetween(here, there).map((leaf) => ({
    label: [label, leaf.path].filter(Boolean).join(' › '),
    here: say(leaf.here),
    there: say(leaf.there),
  }));
}

function problemOf(catalogue: Catalogue, entity: Entity, problem: Problem, reader: Reader): BundleProblem {
  const field = problem.field === '' ? null : sayField(entity, problem.field, reader);
  const token = 'token' in problem ? problem.token : null;
  const kind = token && catalogue.hasEntity(token.$to) ? sayKind(catalogue.entity(token.$to), reader) : '';
  return { kind: problem.kind, field, missing: token ? `${kind} ${sayKey(token.$key)}`.trim() : null };
}
