import { type ActionHandler, handle } from '@homeport/engine';
import { certain, idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type CaseWorkflowItem,
  caseWorkflowItem,
  isClosed,
  workflowRefusals as no,
  reassignStep,
  snoozeStep,
  stepAssigned,
} from '@homeport/model/workflow';
import { todayOf } from '../../today.ts';

const refuse = ({ status, lockState }: CaseWorkflowItem): Refusal | undefined => {
  if (isClosed(status)) return no.stepIsOver();
  return lockState === 'LOCKED' ? no.locked() : undefined;
};

/** What the team does with a step besides working on it. */
export const stepDeedHandlers: readonly ActionHandler[] = [
  handle(reassignStep, async (ctx, { record, input }) => {
    const refused = refuse(record);
    if (refused) return refused;
    const system = ctx.asSystem('a step goes to somebody else');
    const owner = certain(idIn(input.owner));
    const saved = await system.records(caseWorkflowItem).update(record.id, { owner, ownerReason: 'PERSON' });
    if (isRefusal(saved)) return saved;
    const of = await system.records(caseDetail).get(record.caseDetail.id);
    if (isRefusal(of)) return of;
    if (owner !== ctx.me.user) {
      const { id: step, name, dueDate: due } = record;
      await ctx.emit(stepAssigned, step, { step, name, reference: of.reference, due, reader: owner });
    }
    return undefined;
  }),
  handle(snoozeStep, async (ctx, { record, input }) => {
    const refused = refuse(record);
    if (refused) return refused;
    if (input.until <= todayOf(ctx)) return no.snoozeInPast({}, 'until');
    const system = ctx.asSystem('a step is put off');
    const saved = await system.records(caseWorkflowItem).update(record.id, { snoozedUntil: input.until });
    return isRefusal(saved) ? saved : undefined;
  }),
];
