import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseBenefit, lumpSum, lumpSumOption } from '@homeport/model/benefits';
import { caseService } from '@homeport/model/cases';
import { caseContact } from '@homeport/model/contacts';
import { requiredDocument } from '@homeport/model/documents';
import { caseAccounting } from '@homeport/model/finance';
import { pageForm } from '@homeport/model/forms';
import type { StartPlan } from '@homeport/model/initiations';
import { keptTerm } from '@homeport/model/terms';
import { caseTimeline } from '@homeport/model/timeline';

interface OfCase {
  readonly caseDetailId: string;
  readonly assignee: string;
}

/** Writes the parts of a new assignment, those of one kind together; the first refusal is answered. */
export async function addParts(system: SystemContext, plan: StartPlan, of: OfCase): Promise<Refusal | undefined> {
  const { caseDetailId } = of;
  const services = await system.records(caseService).createAll(
    plan.services.map(({ serviceType, name, provider, providerReason, shareWithAssignee, shareWithHr }) => ({
      ...of,
      serviceType,
      name,
      provider: provider?.id ?? null,
      defaultProvider: provider?.id ?? null,
      defaultReason: providerReason,
      shareWithAssignee,
      shareWithHr,
    })),
  );
  if (isRefusal(services)) return services;
  const linked = (type: string | null) =>
    services.filter(({ serviceType }) => serviceType.id === type).map(({ id }) => id);
  const steps = [
    () => system.records(caseContact).createAll(plan.contacts.map((one) => ({ caseDetailId, ...one }))),
    () => system.records(caseBenefit).createAll(plan.benefits.map((one) => ({ ...of, ...keptTerm(one) }))),
    () => addLumpSum(system, plan, caseDetailId),
    () =>
      system
        .records(requiredDocument)
        .createAll(plan.documents.map(({ checklist: _, ...one }) => ({ ...of, kind: 'UPLOAD', ...one }))),
    () => system.records(pageForm).createAll(plan.forms.map(({ page, dueDate }) => ({ caseDetailId, page, dueDate }))),
    () =>
      system
        .records(caseTimeline)
        .createAll(
          plan.milestones.map(({ serviceType, ...one }) => ({ caseDetailId, ...one, services: linked(serviceType) })),
        ),
    () =>
      system
        .records(caseAccounting)
        .createAll(plan.accounting ? [{ caseDetail: caseDetailId, ...plan.accounting }] : []),
  ];
  for (const step of steps) {
    const made = await step();
    if (isRefusal(made)) return made;
  }
  return undefined;
}

/** The lump sum with what may be chosen with its points. */
async function addLumpSum(system: SystemContext, { lumpSum: planned }: StartPlan, caseDetailId: string) {
  if (!planned) return undefined;
  const { options, ...values } = planned;
  const made = await system.records(lumpSum).create({ caseDetailId, ...values });
  if (isRefusal(made)) return made;
  const choices = options.map((one, i) => ({ lumpSum: made.id, sequence: (i + 1) * 10, ...one }));
  return system.records(lumpSumOption).createAll(choices);
}
