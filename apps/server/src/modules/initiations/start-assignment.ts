import { type ActionHandler, handle, type SystemContext } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail, caseMaster } from '@homeport/model/cases';
import { dependant } from '@homeport/model/family';
import { type Initiation, type StartPlan, startAssignment } from '@homeport/model/initiations';
import { person } from '@homeport/model/people';
import { teamChatOf } from '../chat/index.ts';
import { addParts } from './add-parts.ts';
import { type PlannedStart, planOfStart } from './plan-of-start.ts';

/** Makes what the plan lists; all of it or nothing. The request is locked, and the database holds one assignment for it. */
export const startAssignmentHandler: ActionHandler = handle(
  startAssignment,
  async (ctx, { record: request, input }) => {
    const system = ctx.asSystem('an approved request becomes an assignment');
    const overlaps = (input.overlaps ?? []).flatMap((one) => idIn(one) ?? []);
    const planned = await planOfStart(ctx, system, request, { ...input, overlaps });
    if (isRefusal(planned)) return planned;
    const [fault] = planned.plan.faults;
    if (fault) return fault;
    const assignee = planned.person ?? (await newPerson(system, request));
    if (isRefusal(assignee)) return assignee;
    const made = await makeCase(system, request, planned, { assignee, overlaps });
    if (isRefusal(made)) return made;
    const refused =
      (await addFamily(system, planned.plan, assignee)) ??
      (await addParts(system, planned.plan, { caseDetailId: made.id, assignee }));
    if (refused) return refused;
    if (input.activate !== false) {
      const active = await system.records(caseDetail).act(made.id, 'activate', {});
      if (isRefusal(active)) return active;
    }
    await teamChatOf(system, made.id);
    return { caseDetail: made.id };
  },
);

/** Somebody new, where the request names no employee. */
async function newPerson(system: SystemContext, request: Initiation): Promise<string | Refusal> {
  const { firstName, lastName, email } = request;
  const made = await system.records(person).create({ firstName, lastName, email });
  return isRefusal(made) ? made : made.id;
}

/** The assignment, in the relocation file of the person: the one they have, or a new one. Both get the next number of their series. */
async function makeCase(
  system: SystemContext,
  request: Initiation,
  { plan, manager }: PlannedStart,
  { assignee, overlaps }: { readonly assignee: string; readonly overlaps: readonly string[] },
): Promise<{ readonly id: string } | Refusal> {
  const employee = request.employee?.id ?? null;
  const file = plan.file ?? (await system.records(caseMaster).create({ assignee, employee, manager }));
  if (isRefusal(file)) return file;
  return system.records(caseDetail).create({
    name: plan.name,
    caseMaster: file.id,
    assignee,
    employee,
    type: plan.kind,
    phase: plan.phase,
    policy: request.policy?.id ?? null,
    relocationPackage: plan.package?.id ?? null,
    manager,
    office: plan.office,
    initiation: request.id,
    homeLocation: { country: plan.homeCountry },
    hostLocation: { country: plan.hostCountry, ...(request.hostTown ? { town: request.hostTown } : {}) },
    assignmentStartDate: request.startDate,
    assignmentEndDate: plan.endDate,
    overlaps,
    confidential: request.confidential === true,
    costCenter: request.costCenter?.id ?? null,
    currency: plan.currency,
  });
}

/** Those of the family who are not known yet. */
async function addFamily(system: SystemContext, { family }: StartPlan, assignee: string): Promise<Refusal | undefined> {
  const added = family.flatMap(({ isNew, ...member }) => (isNew ? [{ employeePerson: assignee, ...member }] : []));
  const made = await system.records(dependant).createAll(added);
  return isRefusal(made) ? made : undefined;
}
