import type { SystemContext, Watch } from '@homeport/engine';
import { type Catalogue, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { type Decision, decision, isPending, stepsFor } from '@homeport/model/deciding';
import { amountOf, decidingFacts, kindOf } from './facts.ts';
import { openNext } from './open-next.ts';
import { type DecidedEntity, decidedBy, decidedEntities, keepUndecided, stepsOf } from './subject.ts';

/** A step to be made, as it is stored; what it decides is added. */
export type NewStep = Pick<Decision, 'name' | 'sequence' | 'kind' | 'isOptional'> & Values;
/** Steps that a record has by another way than the groups of its kind; undefined: it goes by those. */
export type Planner = (system: SystemContext, record: Values) => Promise<readonly NewStep[] | undefined>;
export type Planners = Readonly<Record<string, Planner>>;

const because = 'what is handed in is decided in steps';

/**
 * Steps follow the state of what they decide, in the transaction of whatever brought it there: they are made when it comes to be decided,
 * are no longer needed when it leaves that state some other way, and are made anew when it is changed while they decide.
 */
export const decidingWatch = (catalogue: Catalogue, planners: Planners): Watch => {
  const known = new Set(decidedEntities(catalogue).map(({ entity }) => entity.name));
  return {
    on: ({ name }) => known.has(name),
    run: async (ctx, { entity, after: stored, before, changed }) => {
      // Who makes a record is written by the database.
      const after: Values = { createdBy: ctx.me.user, ...stored };
      const of = decidedBy(entity);
      const { by = 'status', waits } = of.decided;
      const [was, is] = [before?.[by], after[by]];
      if (is !== waits && was !== waits) return undefined;
      const system = ctx.asSystem(because);
      if (is !== waits) return (await dropSteps(system, of, after)) ?? keepUndecided(system, entity, after, 0);
      if (was === waits && !isAnother(of, changed)) return undefined;
      // A decision that was taken back has its steps again before its record waits again.
      if (was !== waits && (await stepsOf(system, entity, String(after.id))).some(isPending)) return undefined;
      return (await dropSteps(system, of, after)) ?? makeSteps(system, of, after, planners[entity.name]);
    },
  };
};

/** Whether what people typed, or the amount, is another one than what was decided on so far. */
const isAnother = ({ entity, decided }: DecidedEntity, changed: readonly string[]): boolean =>
  changed.some((name) => {
    if (name === decided.amount || decided.anew?.includes(name)) return true;
    const field = entity.fields[name];
    return field !== undefined && field.type !== 'lifecycle' && !field.readOnly && !field.derived;
  });

/** What is still undecided of a record is no longer needed. */
export async function dropSteps(
  system: SystemContext,
  { entity }: DecidedEntity,
  { id }: Values,
): Promise<Refusal | undefined> {
  for (const step of await stepsOf(system, entity, String(id))) {
    if (!isPending(step)) continue;
    const moved = await system.records(decision).move(step.id, 'status.cancel');
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}

async function makeSteps(
  system: SystemContext,
  of: DecidedEntity,
  record: Values,
  planner: Planner | undefined,
): Promise<Refusal | undefined> {
  const wanted = (await planner?.(system, record)) ?? (await byGroups(system, of, record));
  if (wanted.length === 0) return keepUndecided(system, of.entity, record, 0);
  const amount = amountOf(of, record);
  const worth = { amount: amount?.value ?? null, currency: amount?.currency ?? null };
  const about = { subject: kindOf(of).toUpperCase(), [of.entity.name]: record.id, ...worth };
  const made = await system.records(decision).createAll(wanted.map((step): NewStep => ({ ...step, ...about })));
  if (isRefusal(made)) return made;
  return (await keepUndecided(system, of.entity, record, made.length)) ?? openNext(system, of, String(record.id));
}

/** The steps of the groups that decide the kind and the amount, with what they go by kept as it is now. */
async function byGroups(system: SystemContext, of: DecidedEntity, record: Values): Promise<readonly NewStep[]> {
  const facts = await decidingFacts(system, of, record);
  if (!facts) return [];
  const { requesters } = facts;
  return stepsFor(facts.groups, facts.request).map(({ group, sequence, reason, asked, owner }) => {
    const converted = facts.converted(group);
    return {
      name: group.name,
      sequence,
      kind: 'APPROVAL',
      isOptional: false,
      approvalGroup: group.id,
      reason,
      asked: asked.map((id) => ({ id })),
      owner,
      requesters: requesters.map((id) => ({ id })),
      ...(converted && {
        groupAmount: converted.amount,
        groupCurrency: converted.currency,
        rate: converted.rate.rate,
        rateDate: converted.rate.legs[0]?.date ?? null,
      }),
    };
  });
}
