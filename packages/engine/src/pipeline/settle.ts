import {
  dateOrderProblems,
  futureDateProblems,
  invalidInput,
  type Judging,
  minorUnitProblems,
  type Refusal,
  type Values,
  wireName,
} from '@homeport/grammar';
import type { LoadedFacts, Sources } from '../facts.ts';
import type { Plan, RunInTransaction, Waiting } from './engine.ts';
import { calmly } from './open.ts';
import { ruleRecord, storedValues } from './rule-record.ts';

const none: LoadedFacts = {};
const entered: Judging = { isRestored: false };
/** A record that comes back out of the bin. */
export const restored: Judging = { isRestored: true };

/** Loads what the entity's rules need; nothing when it declares none. What that is made of is settled first. */
export async function loadFacts(
  inside: RunInTransaction,
  { entity, facts }: Plan,
  after: Values,
  before?: Values,
  how: Judging = entered,
): Promise<LoadedFacts> {
  if (!facts) return none;
  await settleSources(inside, facts.sources);
  const ctx = inside.engine.contextOf(calmly(inside));
  return facts.load(ctx, ruleRecord(entity, after), before && ruleRecord(entity, before), how);
}

/**
 * The same for one of several new records that are written together. What they follow is not settled for each of them: it follows
 * them as well, and settling it once they are all there runs the rules of every one again.
 */
export async function loadFactsOfBatch(
  inside: RunInTransaction,
  { entity, facts }: Plan,
  after: Values,
): Promise<LoadedFacts> {
  if (!facts) return none;
  await settleSources(inside, withoutFollowed(facts.sources));
  const ctx = inside.engine.contextOf(calmly(inside));
  return facts.load(ctx, ruleRecord(entity, after), undefined, entered);
}

/** Sources whose later changes do not reach whoever reads them. */
const withoutFollowed = ({ from = {}, looksUp = {} }: Sources): Sources => ({
  from: Object.fromEntries(Object.entries(from).filter(([, source]) => !('through' in source))),
  looksUp,
});

/** Whether records with these sources are settled again when what waits is. */
export const isFollowed = ({ from = {} }: Sources = {}, { plan, fields }: Waiting): boolean =>
  Object.values(from).some(
    (source) => 'through' in source && source.of === plan.entity.name && source.fields.some((name) => fields.has(name)),
  );

/** Settles first what facts with these sources are made of; whoever settles at this moment keeps to the order of all. */
function settleSources({ open }: RunInTransaction, { from = {}, looksUp = {} }: Sources): Promise<void> {
  if (open.tx === open.calm) return Promise.resolve();
  const named = [...Object.values(from).map(({ of, fields }) => [of, fields] as const), ...Object.entries(looksUp)];
  return open.settleFirst(({ plan: { entity }, fields }) =>
    named.some(([of, read]) => of === entity.name && read.some((name) => fields.has(name))),
  );
}

/** The same for records as they are stored, in their order. */
export async function loadFactsOfAll(
  inside: RunInTransaction,
  { entity, facts }: Plan,
  stored: readonly Values[],
): Promise<readonly LoadedFacts[]> {
  if (!facts) return stored.map(() => none);
  await settleSources(inside, facts.sources);
  const ctx = inside.engine.contextOf(calmly(inside));
  const asked = stored.map((values) => {
    const record = ruleRecord(entity, values);
    return { record, before: record };
  });
  if (facts.loadAll) return facts.loadAll(ctx, asked, entered);
  const all: LoadedFacts[] = [];
  for (const { record, before } of asked) all.push(await facts.load(ctx, record, before, entered));
  return all;
}

/** The record as it would be stored, with what the rules compute; or everything that is wrong with it. Pure, but for the day. */
export function settled(
  plan: Plan,
  facts: LoadedFacts,
  after: Values,
  before?: Values,
  how: Judging = entered,
): { readonly values: Values } | Refusal {
  const { derive, check } = plan.rules;
  let values = after;
  if (derive)
    values = {
      ...after,
      ...onlyDerived(plan, storedValues(plan.entity, derive(ruleRecord(plan.entity, after), facts))),
    };
  // Amounts that were right when they were entered stay so in the bin.
  const known = how.isRestored ? values : before;
  const plain = [
    ...dateOrderProblems(plan.entity, values),
    ...futureDateProblems(plan.entity, values, known, latestToday()),
    ...minorUnitProblems(plan.entity.fields, values, known),
  ];
  if (check || plain.length > 0) {
    const found = check?.(ruleRecord(plan.entity, values), before && ruleRecord(plan.entity, before), facts, how) ?? [];
    const problems = [
      ...plain,
      ...found.filter((one) => !plain.some(({ field }) => field !== undefined && field === one.field)),
    ];
    if (problems.length === 1 && problems[0] && problems[0].field === undefined) return problems[0];
    if (problems.length > 0) return invalidInput(problems);
  }
  return { values };
}

/** The day it is where the day begins first: later it is nowhere. */
export const latestToday = (): string => Temporal.Now.plainDateISO('Pacific/Kiritimati').toString();

/** `derive` may set derived fields only; a status or an input that it names is a mistake in the rule. */
function onlyDerived(plan: Plan, values: Values): Values {
  for (const name of Object.keys(values)) {
    const field = plan.entity.fields[name];
    if (!field?.derived)
      throw new Error(
        `derive of ${plan.entity.name} sets ${field ? wireName(name, field) : name}, which is not declared as derived`,
      );
  }
  return values;
}
