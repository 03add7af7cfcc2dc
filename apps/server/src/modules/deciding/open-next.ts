import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type Decision, decision, decisionAsked, decisionsToOpen } from '@homeport/model/deciding';
import { initiationStep } from '@homeport/model/initiations';
import { approvalGroup } from '@homeport/model/organisation';
import { workingHoursLater } from '@homeport/model/workflow';
import { todayOf } from '../../today.ts';
import { companyTime } from '../../working-time.ts';
import { type DecidedEntity, stepsOf } from './subject.ts';

/** Opens what is to be decided now, with its day, and tells those who are asked. */
export async function openNext(
  system: SystemContext,
  { entity }: Pick<DecidedEntity, 'entity'>,
  id: string,
): Promise<Refusal | undefined> {
  for (const next of decisionsToOpen(await stepsOf(system, entity, id))) {
    const opened = await system.records(decision).move(next.id, 'status.open', await daysOf(system, next));
    if (isRefusal(opened)) return opened;
    await tellAsked(system, opened, 'OPENED');
  }
  return undefined;
}

/** The day by which a step is to be decided, and the moment at which it goes to somebody else, both counted from now. */
export async function daysOf(
  system: SystemContext,
  step: Pick<Decision, 'approvalGroup' | 'initiationStep'>,
): Promise<Pick<Decision, 'dueDate' | 'openedAt' | 'escalateAt'>> {
  const group = step.approvalGroup ? await system.records(approvalGroup).get(step.approvalGroup.id) : undefined;
  const ofRule = step.initiationStep ? await system.records(initiationStep).get(step.initiationStep.id) : undefined;
  const byGroup = group === undefined || isRefusal(group) ? null : group;
  const days = (ofRule === undefined || isRefusal(ofRule) ? null : ofRule.dueInDays) ?? byGroup?.dueInDays ?? null;
  const now = system.now.toString({ smallestUnit: 'second' });
  const hours = byGroup?.escalateAfterHours ?? null;
  return {
    dueDate: days === null ? null : Temporal.PlainDate.from(todayOf(system)).add({ days }).toString(),
    openedAt: now,
    escalateAt: hours === null ? null : workingHoursLater(await companyTime(system), now, hours),
  };
}

type Why = 'OPENED' | 'DELEGATED' | 'ESCALATED' | 'UNDONE';
/** Whoever is asked hears of it, without whoever made it so. */
export async function tellAsked(system: SystemContext, step: Decision, why: Why): Promise<void> {
  const readers = [...(step.asked ?? []).map(({ id }) => id), ...(step.owner ? [step.owner.id] : [])];
  for (const reader of new Set(readers))
    if (reader !== system.me.user)
      await system.emit(decisionAsked, step.id, {
        decision: step.id,
        name: step.name,
        subject: labelOf(step),
        why,
        reader,
      });
}

/** What a step decides is called so. */
export const labelOf = (step: Decision): string =>
  [
    step.initiation,
    step.changeOfCircumstance,
    step.costEstimate,
    step.scenario,
    step.benefitException,
    step.vendorInvoice,
    step.invoice,
  ]
    .flatMap((one) => one?.label ?? [])
    .join(' ');
