import type { Allowance, Entity, Filter, Values } from '@homeport/grammar';
import { certain, inputRefusals as no } from '@homeport/grammar';
import { changesBetween, changesOfRemoval } from '../history/changes.ts';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { holderForm, holderIn } from '../rights/rights.ts';
import type { Vault } from './bank-parts.ts';
import { shapeOf, sizeOf } from './compile/conditions.ts';
import { findStatement } from './compile/find.ts';
import { listStatement } from './compile/list.ts';
import { loadStatement, matchStatement, oneStatement } from './compile/one.ts';
import { keysIn, wholeSort } from './compile/order.ts';
import { actsAsSystem, languageFor, scopeOf } from './compile/scope.ts';
import { similarStatement } from './compile/similar.ts';
import type { Run, Sql } from './compile/statement.ts';
import { sumsStatement } from './compile/sums.ts';
import { createStatement, deleteStatement, updateStatement } from './compile/write.ts';
import { readPageKey } from './page-key.ts';
import { RefusedByStore } from './refused.ts';
import type { Prepared } from './round-trip.ts';
import { formOf, type Statements } from './statements.ts';
import type { Change, IdempotentAnswer, ListQuery, Sought, Store, SumsQuery } from './store.ts';
import { encoded, listFields, storedColumns, writable } from './stored-values.ts';
import { type Totals, totalKey } from './totals.ts';
import { isIndexed, wholeWord, wordInputs, wordsForm, wordsIn, wordsOf } from './words.ts';

/** What composing statements needs to know of the store. */
export interface Composing {
  readonly catalogue: Store['catalogue'];
  readonly statements: Statements;
  readonly vault: Vault;
  readonly repeatsTenant: boolean;
}

/** Limits of a query, whoever asks. */
const most = { conditions: 50, depth: 6, offset: 10_000, size: 1000 } as const;
export const deepest = most.offset;

/** Statements of callers with the same roles and rights are the same; those of the system are never anybody else's. */
export function rightsForm(caller: Caller, allowance: Allowance): string {
  const rights = formOf(allowance, () =>
    JSON.stringify([allowance.deeds, [...allowance.hidden], [...allowance.readOnly]]),
  );
  if (actsAsSystem(caller, allowance)) return `* ${rights}`;
  // Titles are said in the language of whoever reads them.
  const language = languageFor(caller, allowance);
  return `${language === 'en' ? '' : `${language} `}${callerForm(caller)} ${rights}`;
}
/** Rights with other entities on the way are part of a statement: what was taken from roles tells callers apart as roles do. */
function callerForm({ me, tenant }: Caller): string {
  const holder = holderIn(me, tenant);
  const [only] = me.roles;
  return holder === me &&
    me.roles.length === 1 &&
    me.narrowings === undefined &&
    me.within === undefined &&
    !me.isActedFor
    ? certain(only)
    : formOf(holder, () => holderForm(holder));
}
export const whereForm = (where: Filter | true): string =>
  where === true ? '' : formOf(where, () => JSON.stringify(where));
const scoped = (composing: Composing, caller: Caller, allowance: Allowance) =>
  scopeOf(composing.catalogue, caller, allowance, composing.repeatsTenant);

/** A list and, where it was counted before, the name of its total among `totals`. */
export interface ListForm extends Prepared {
  readonly totalKey?: string;
}

/** The statement of a list. */
export function listForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  allowance: Allowance,
  asked: ListQuery,
  totals?: Totals,
): ListForm {
  const query = { ...asked, sort: wholeSort(entity, asked.sort, allowance.hidden) };
  const { page = 0, size } = query;
  if (!Number.isInteger(page) || !Number.isInteger(size) || page < 0 || size < 1 || size > most.size)
    throw new RefusedByStore(no.badPage({ max: most.size }));
  if (page * size > most.offset) throw new RefusedByStore(no.pageTooDeep());
  const values: unknown[] = [];
  if (query.filter) refuseHuge(query.filter);
  const filter = query.filter ? shapeOf(query.filter, values) : '';
  const words = wordsIn(entity, query);
  const sort = query.sort.map((s) => `${s.field}${s.descending ? '-' : '+'}`).join();
  const after = query.after === undefined ? undefined : readPageKey(query.after, keysIn(entity, query.sort));
  if (query.after !== undefined && after === undefined) throw new RefusedByStore(requestRefusals.badCursor());
  const keyNulls = after?.map((v) => v === null);
  const rows = `${entity.name} ${rightsForm(caller, allowance)} ${filter}`;
  const form = `list ${rows} ${sort} ${keyNulls?.map((n) => (n ? 0 : 1)).join('') ?? ''} ${wordsForm(words)} ${query.total} ${query.fields?.join() ?? '*'}`;
  const key = totals && totalKey(caller, entity, allowance, query, rows, values);
  const input: Record<string, unknown> = {
    size,
    page,
    offset: page * size,
    told: key === undefined ? null : (totals?.get(key) ?? null),
  };
  Object.assign(input, wordInputs(words));
  after?.forEach((value, i) => {
    input[`key${i}`] = value;
  });
  const run: Run = { caller, values, input };
  const statement = composing.statements.prepared(form, run, () =>
    listStatement(scoped(composing, caller, allowance), entity, allowance, {
      query,
      words: words.map(isIndexed),
      keyNulls,
    }),
  );
  return key === undefined ? statement : { ...statement, totalKey: key };
}

/** The statement that counts and adds up what a list finds. */
export function sumsForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  allowance: Allowance,
  query: SumsQuery,
): Prepared {
  const values: unknown[] = [];
  if (query.filter) refuseHuge(query.filter);
  const filter = query.filter ? shapeOf(query.filter, values) : '';
  const words = wordsIn(entity, query);
  const run: Run = { caller, values, input: wordInputs(words) };
  const form = `sums ${entity.name} ${rightsForm(caller, allowance)} ${filter} ${wordsForm(words)} ${query.sums.join()} ${query.group ?? ''}`;
  return composing.statements.prepared(form, run, () =>
    sumsStatement(scoped(composing, caller, allowance), entity, allowance, query, words.map(isIndexed)),
  );
}

/** What records of many entities are found by, and by how many words. */
export function findInputs(text: string): { readonly input: Record<string, string>; readonly count: number } {
  const whole = text.trim().replace(/\s+/g, ' ');
  const prefix = `${whole.replace(/[\\_%]/g, '\\$&')}%`;
  const words = whole.length < wholeWord ? [] : wordsOf(whole);
  const input = { ...(words.length > 0 ? wordInputs(words) : { word0: prefix }), whole, prefix };
  return { input, count: Math.max(1, words.length) };
}

/** The statement that finds records of many entities by their words; a text of fewer than three letters only at the beginning. */
export function findForm(composing: Composing, caller: Caller, sought: readonly Sought[], text: string): Prepared {
  const { input, count } = findInputs(text);
  const rights = sought.map(({ entity, allowance }) => `${entity.name} ${rightsForm(caller, allowance)}`).join(' ');
  return composing.statements.prepared(`find ${rights} ${count}`, { caller, values: [], input }, () => {
    const [first] = sought;
    const scope = scoped(composing, caller, first?.allowance ?? noRights);
    return findStatement(scope, sought, Array<boolean>(count).fill(true));
  });
}
/** So many letters of a word are enough to look for others that begin alike. */
const beginning = 3;

/** The statement that finds records of a similar name. */
export function similarForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  allowance: Allowance,
  name: string,
): Prepared {
  const words = wordsOf(name);
  // The index knows no words of fewer letters; they are looked at where there is nothing else.
  const long = words.filter((word) => [...word].length >= beginning);
  const sought = long.length > 0 ? long : words;
  const starts = sought.map((word, i) => [
    `start${i}`,
    `%${[...word]
      .slice(0, beginning)
      .join('')
      .replace(/[\\_%]/g, '\\$&')}%`,
  ]);
  const run: Run = { caller, values: [], input: { name: words.join(' '), ...Object.fromEntries(starts) } };
  const form = `similar ${entity.name} ${rightsForm(caller, allowance)} ${sought.length}`;
  return composing.statements.prepared(form, run, () =>
    similarStatement(scoped(composing, caller, allowance), entity, allowance, sought.length),
  );
}
const noRights: Allowance = { deeds: {}, hidden: new Set(), readOnly: new Set() };

export function refuseHuge(filter: Filter): void {
  const { conditions, depth } = sizeOf(filter);
  if (conditions > most.conditions) throw new RefusedByStore(no.filterTooLarge({ max: most.conditions }));
  if (depth > most.depth) throw new RefusedByStore(no.badFilter());
}

/** The statement of one record. */
export function oneForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  allowance: Allowance,
  id: string,
): Prepared {
  const run: Run = { caller, values: [], input: { id } };
  return composing.statements.prepared(`one ${entity.name} ${rightsForm(caller, allowance)}`, run, () =>
    oneStatement(scoped(composing, caller, allowance), entity, allowance),
  );
}

/** The statement that loads a record by field names, or asks whether one matches. */
export function loadForm(
  composing: Composing,
  caller: Caller,
  allowance: Allowance,
  entity: Entity,
  id: string,
  where: Filter | true,
  mode: 'load' | 'lock' | 'match',
): Prepared {
  const run: Run = { caller, values: [], input: { id } };
  const make = (): Sql => {
    const scope = scoped(composing, caller, allowance);
    return mode === 'match'
      ? matchStatement(scope, entity, where)
      : loadStatement(scope, entity, where, mode === 'lock');
  };
  return composing.statements.prepared(`${mode} ${entity.name} ${whereForm(where)}`, run, make);
}

/** How a record is created: with whose rights, and whether its answer is kept for a repeat of the call. */
export interface Creating {
  readonly allowance?: Allowance;
  readonly kept?: IdempotentAnswer;
  readonly isAudited?: boolean;
}

/** The statement that stores a new record. */
export function createForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  values: Values,
  change: Change,
  how: Creating,
  fallback: Allowance,
): Prepared {
  const whole = withInitials(entity, values);
  const id = whole.id as string;
  const input: Record<string, unknown> = {
    ...listsIn(entity, whole),
    ...trailOf(change, changesBetween(entity, undefined, whole)),
    ...how.kept,
    id,
  };
  const columns = storedColumns(entity);
  const run: Run = {
    caller,
    values: encoded(entity, columns, whole, composing.vault, { tenant: caller.tenant, id }),
    input,
  };
  const form = `create ${entity.name} ${how.allowance ? rightsForm(caller, how.allowance) : '-'} ${how.kept ? 'k' : ''}${how.isAudited ? 'a' : ''}`;
  return composing.statements.prepared(form, run, () =>
    createStatement(scoped(composing, caller, how.allowance ?? fallback), entity, {
      allowance: how.allowance,
      isKept: how.kept !== undefined,
      isAudited: how.isAudited === true,
    }),
  );
}

/** A new record starts in the initial state of its lifecycles, and active. */
function withInitials(entity: Entity, values: Values): Values {
  const whole: Values = { ...values };
  for (const [name, field] of Object.entries(writable(entity))) {
    const isStart = field.type === 'lifecycle' || name === 'active';
    if (isStart && (whole[name] === undefined || whole[name] === null)) whole[name] = field.initial;
  }
  return whole;
}

const listsIn = (entity: Entity, values: Values): Record<string, unknown> =>
  Object.fromEntries(listFields(entity).map((name) => [`list ${name}`, values[name] ?? []]));

const trailOf = (change: Change, changes: object): Record<string, unknown> => ({
  deed: change.deed,
  note: change.note ?? null,
  changes: JSON.stringify(changes),
});

export interface UpdateOn {
  readonly version: number;
  readonly states?: Readonly<Record<string, readonly string[]>>;
}

/** The statement that changes a record; fields that no column or list belongs to are no change. */
export function updateForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  id: string,
  changes: Values,
  on: UpdateOn,
  before: Values,
  change: Change,
): Prepared {
  const columns = storedColumns(entity).filter((c) => Object.hasOwn(changes, c.field));
  const lists = listFields(entity).filter((name) => Object.hasOwn(changes, name));
  const states = Object.keys(on.states ?? {}).sort();
  const input: Record<string, unknown> = {
    ...listsIn(entity, changes),
    ...trailOf(change, changesBetween(entity, before, changes)),
    ...Object.fromEntries(states.map((name) => [`states ${name}`, on.states?.[name]])),
    id,
    version: on.version,
  };
  const run: Run = {
    caller,
    values: encoded(entity, columns, changes, composing.vault, { tenant: caller.tenant, id }),
    input,
  };
  const form = `update ${entity.name} ${columns.map((c) => c.name).join()} ${lists.join()} ${states.join()}`;
  return composing.statements.prepared(form, run, () => updateStatement(entity, columns, lists, states));
}

/** The statement that removes a record. */
export function deleteForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  id: string,
  version: number,
  before: Values,
  change: Change,
): Prepared {
  const run: Run = { caller, values: [], input: { ...trailOf(change, changesOfRemoval(entity, before)), id, version } };
  return composing.statements.prepared(`delete ${entity.name}`, run, () => deleteStatement(entity));
}
