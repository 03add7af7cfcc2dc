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
import type { Context } from '../context.ts';
import type { Plan } from './engine.ts';
import { ruleRecord, storedValues } from './rule-record.ts';

export type LoadedFacts = Readonly<Record<string, unknown>>;
const none: LoadedFacts = {};
const entered: Judging = { isRestored: false };
/** A record that comes back out of the bin. */
export const restored: Judging = { isRestored: true };

/** Loads what the entity's rules need; nothing when it declares none. */
export async function loadFacts(
  plan: Plan,
  ctx: () => Context,
  after: Values,
  before?: Values,
  how: Judging = entered,
): Promise<LoadedFacts> {
  if (!plan.facts) return none;
  return plan.facts.load(ctx(), ruleRecord(plan.entity, after), before && ruleRecord(plan.entity, before), how);
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
const latestToday = (): string => Temporal.Now.plainDateISO('Pacific/Kiritimati').toString();

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
