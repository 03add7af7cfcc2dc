import {
  type Allowance,
  allFields,
  dateOrderProblems,
  type Entity,
  type Filter,
  futureDateProblems,
  invalidInput,
  isRefusal,
  minorUnitProblems,
  type Refusal,
  readRecord,
  type Values,
  wireName,
} from '@homeport/grammar';
import { everything } from '../rights/everything.ts';
import { refuseConditions } from './conditions.ts';
import { duplicateOf } from './database-refusals.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import { refuseNames } from './names.ts';
import { checkCodes, checkRelations } from './references.ts';
import { latestToday, loadFacts, settled } from './settle.ts';

/** A write that was refused for what is in it. */
export interface Judged {
  /** What was sent, as far as it could be read. */
  readonly given: Values;
  /** The record as it would be. */
  readonly after: Values;
  readonly before?: Values;
}

/** The fields that something is refused of, by wire name. */
const refusedFields = (problems: readonly Refusal[]): ReadonlySet<string> =>
  new Set(problems.flatMap(({ field }) => (field === undefined ? [] : [field.split('.')[0] ?? ''])));
const problemsIn = (refusal: Refusal): readonly Refusal[] => refusal.problems ?? [refusal];

/** The values of a body that can be read although others cannot, with first values of a new record; none where it is no record at all. */
export function readableValues(
  entity: Entity,
  rights: Allowance,
  mode: 'create' | 'update',
  body: unknown,
  refusal: Refusal,
): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const wrong = refusedFields(problemsIn(refusal));
  const rest = Object.fromEntries(Object.entries(body).filter(([wire]) => !wrong.has(wire)));
  const read = readRecord(askingForNothing(entity), rest, { mode, closed: rights.readOnly, hidden: rights.hidden });
  if (isRefusal(read)) return {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => !name.startsWith('?')));
}
/** What is missing was refused already. */
const askingForNothing = (entity: Entity): Entity => ({
  ...entity,
  fields: Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, { ...field, required: false }]),
  ),
});

/**
 * A refusal of a record, with everything else that can be judged of it at this moment: whoever puts right what the first of these steps
 * has found is not told of the next one only then. Nothing is said of a field twice. Where something could not be read, or is missing, rules judge
 * what is there: of other fields, and of the whole, they would say what may not be so. Judges records of one's own eyes only: what a
 * relation leads to that the caller may not see is asked about nothing.
 */
export async function withAllProblems(
  inside: RunInTransaction,
  plan: Plan,
  judged: Judged,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.kind !== 'invalid' || inside.open.spoiled) return refusal;
  const first = problemsIn(refusal);
  const { given, after } = judged;
  const lost = await attempt(() => checkRelations(inside, plan.relations, given));
  const found = [
    refuseNames(inside.engine.catalogue, plan.naming, given, after),
    await attempt(() => checkCodes(inside, plan.codes, given)),
    lost,
    await attempt(() => refuseTaken(inside, plan, judged)),
    ...(lost ? [] : await byRules(inside, plan, judged, first)),
  ];
  const all = [...first];
  for (const one of found.flatMap((refused) => (refused ? problemsIn(refused) : []))) {
    const isSaid = all.some(({ code, field }) => (one.field === undefined ? code === one.code : field === one.field));
    if (!isSaid) all.push(one);
  }
  return all.length > first.length ? invalidInput(all) : refusal;
}

/** What is wrong with the input of an action, with what stands in its way whatever is entered. */
export const withWhole = (refusal: Refusal, whole: Refusal | undefined): Refusal =>
  whole &&
  whole.code !== refusal.code &&
  refusal.kind === 'invalid' &&
  (whole.kind === 'invalid' || whole.kind === 'conflict')
    ? invalidInput([...problemsIn(refusal), ...problemsIn(whole)])
    : refusal;

/** What cannot be judged of what is only half there is judged when it is whole. */
async function attempt(judge: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  try {
    return await judge();
  } catch {
    return undefined;
  }
}

async function byRules(
  inside: RunInTransaction,
  plan: Plan,
  { after, before }: Judged,
  first: readonly Refusal[],
): Promise<readonly (Refusal | undefined)[]> {
  const { entity } = plan;
  const wrong = refusedFields(first);
  const isThere = ({ field }: Refusal): boolean => {
    if (wrong.size === 0) return true;
    const wire = field?.split('.')[0];
    const name = Object.entries(allFields(entity)).find(([name, spec]) => wireName(name, spec) === wire)?.[0];
    return name !== undefined && !wrong.has(wire ?? '') && (after[name] ?? null) !== null;
  };
  const judge = async (): Promise<Refusal | undefined> => {
    const result = settled(plan, await loadFacts(inside, plan, after, before), after, before);
    return isRefusal(result) ? result : undefined;
  };
  const plain = [
    ...dateOrderProblems(entity, after),
    ...futureDateProblems(entity, after, before, latestToday()),
    ...minorUnitProblems(entity.fields, after, before),
  ];
  const found = [await attempt(() => refuseConditions(inside, plan, after)), ...plain, await attempt(judge)].flatMap(
    (refused) => (refused ? problemsIn(refused) : []),
  );
  return found.filter(isThere);
}

/** A unique key that another record has, where all of it is there and some of it was given. */
async function refuseTaken(
  inside: RunInTransaction,
  { entity }: Plan,
  { given, after, before }: Judged,
): Promise<Refusal | undefined> {
  for (const { fields, when, refusal } of entity.unique ?? []) {
    const values = fields.map((name) => after[name] ?? null);
    const isAsked = fields.some((name) => name in given) && values.every((value) => typeof value === 'string');
    if (!isAsked || (when !== undefined && after[when] !== true)) continue;
    const all: Filter[] = fields.map((field, n) => ({ field, op: 'eq', value: String(values[n]) }));
    if (when !== undefined) all.push({ field: when, op: 'eq', value: true });
    const query = { filter: { all }, sort: [], size: 2, total: 'none' } as const;
    const { content } = await inside.open.tx.find(entity, everything, query);
    if (content.some(({ id }) => id !== before?.id)) return duplicateOf(entity, fields, refusal);
  }
  return undefined;
}
