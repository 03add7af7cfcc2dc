import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseBenefit, lumpSum } from '@homeport/model/benefits';
import { caseService } from '@homeport/model/cases';
import { caseContact } from '@homeport/model/contacts';
import { requiredDocument } from '@homeport/model/documents';
import { caseAccounting } from '@homeport/model/finance';
import { pageForm } from '@homeport/model/forms';
import type { StartPlan } from '@homeport/model/initiations';
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
    () => system.records(caseBenefit).createAll(plan.benefits.map(({ name: _, ...one }) => ({ ...of, ...one }))),
    () => system.records(lumpSum).createAll(plan.lumpSum ? [{ caseDetailId, ...plan.lumpSum }] : []),
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
