import { type Context, defineFacts, type SystemContext } from '@homeport/engine';
import {
  type ChangedEstimate,
  type ChangeFacts,
  type ChangeOfCircumstance,
  changedEstimate,
  changeFaults,
  changeOfCircumstance,
  type EffectFacts,
  effectsOf,
  type SaidChange,
} from '@homeport/model/changes';
import { todayOf } from '../../today.ts';
import { loadChangedEstimate } from '../costing/index.ts';
import { changeFactsOf } from './change-facts.ts';
import { effectFactsOf } from './effect-facts.ts';

/** What a change that is not decided yet does to the cost, at the rates of the day on which it was worked out, or of today. */
async function costFactsOf(
  ctx: Context,
  change: ChangeOfCircumstance,
  facts: ChangeFacts,
): Promise<ChangedEstimate | null> {
  const isOpen = change.status === 'REQUESTED' && change.kind !== 'OTHER';
  if (!isOpen || facts.caseDetail === null || changeFaults(change, facts).length > 0) return null;
  const system = ctx.asSystem('what a change does to the cost of its assignment');
  const effects = await effectFactsOf(system, facts.caseDetail, change);
  const baseDate = (change.seenAt === null ? null : change.costBase) ?? todayOf(ctx);
  return costOf(system, { caseDetail: facts.caseDetail, change, effects, baseDate });
}

/** What a change does to the cost, whose effects are loaded already, at the rates of a day (yyyy-MM-dd). */
export async function costOf(
  system: SystemContext,
  of: {
    readonly caseDetail: string;
    readonly change: SaidChange;
    readonly effects: EffectFacts;
    readonly baseDate: string;
  },
): Promise<ChangedEstimate | null> {
  const effects = effectsOf(of.change, of.effects);
  const along = of.effects.family.filter(({ accompanies }) => accompanies).length;
  const costing = await loadChangedEstimate(system, of.caseDetail, {
    baseDate: of.baseDate,
    policy: effects.assignment.policy,
    hostCountry: effects.assignment.hostLocation?.country ?? undefined,
    along: effects.family.reduce((size, { joins }) => size + (joins ? 1 : -1), along),
  });
  return costing && changedEstimate(of.change, effects, costing);
}

/** What the rules of a change are given. */
export const loadChangeFacts = defineFacts(
  changeOfCircumstance,
  async (ctx, change) => {
    const facts = await changeFactsOf(ctx, change);
    return { ...facts, cost: await costFactsOf(ctx, change, facts) };
  },
  {
    looksUp: {
      caseDetail: [
        'assignee',
        'employee',
        'reference',
        'status',
        'assignmentStartDate',
        'assignmentEndDate',
        'homeLocation',
        'hostLocation',
        'policy',
        'relocationPackage',
        'confidential',
        'overlaps',
      ],
      employee: ['grade', 'salary', 'salaryCurrency'],
      dependant: ['employeePerson', 'accompanies'],
      scenario: [
        'status',
        'caseDetail',
        'startDate',
        'endDate',
        'homeLocation',
        'hostLocation',
        'policy',
        'relocationPackage',
        'familySize',
        'basedOn',
      ],
      policy: ['name', 'defaultPackage', 'lumpSumPackage'],
      relocationPackage: ['name'],
    },
  },
);
