import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail, caseMaster, caseService, caseType, serviceType } from '@homeport/model/cases';
import { employee, person } from '@homeport/model/people';
import { type Initiation, startAssignment } from '@homeport/model/workflow';

/** Makes the assignment of an approved request; all of it or nothing. */
export const startAssignmentHandler: ActionHandler = handle(
  startAssignment,
  async (ctx, { record: request, input }) => {
    const system = ctx.asSystem('an approved request becomes an assignment');
    const assignee = idIn(input.assignee) ?? (await personOf(system, request));
    if (isRefusal(assignee)) return assignee;
    const manager = idIn(input.manager) ?? null;
    const file = await fileOf(system, request, assignee, manager);
    if (isRefusal(file)) return file;
    const made = await system.records(caseDetail).create({
      reference: request.reference,
      name: `${request.firstName} ${request.lastName}`,
      caseMaster: file,
      assignee,
      employee: request.employee?.id ?? null,
      type: await kindOf(system, request),
      policy: request.policy?.id ?? null,
      manager,
      homeLocation: { country: request.homeCountry },
      hostLocation: { country: request.hostCountry, ...(request.hostTown ? { town: request.hostTown } : {}) },
      assignmentStartDate: request.startDate,
      assignmentEndDate: request.endDate,
      overlaps: input.overlaps,
      confidential: request.confidential === true,
      costCenter: request.costCenter?.id ?? null,
      currency: request.currency,
    });
    if (isRefusal(made)) return made;
    const refused = await addServices(system, request, made.id, assignee);
    return refused ?? { caseDetail: made.id };
  },
);

/** The person behind the employee; somebody new where the request names no employee. */
async function personOf(system: Context, request: Initiation): Promise<string | Refusal> {
  if (request.employee) {
    const found = await system.records(employee).get(request.employee.id);
    return isRefusal(found) ? found : found.person.id;
  }
  const { firstName, lastName, email } = request;
  const made = await system.records(person).create({ firstName, lastName, email });
  return isRefusal(made) ? made : made.id;
}

/** The relocation file of a person: the one they have, or a new one under the reference of the request. */
async function fileOf(
  system: Context,
  request: Initiation,
  assignee: string,
  manager: string | null,
): Promise<string | Refusal> {
  const files = system.records(caseMaster);
  const [known] = await files.find({ filter: { field: 'assignee', op: 'eq', value: assignee }, limit: 1 });
  if (known) return known.id;
  const file = { reference: request.reference, assignee, employee: request.employee?.id ?? null, manager };
  const made = await files.create(file);
  return isRefusal(made) ? made : made.id;
}

/** The kind of assignment that the case type of the request stands for. */
async function kindOf(system: Context, request: Initiation): Promise<CaseDetail['type']> {
  const type = request.caseType ? await system.records(caseType).get(request.caseType.id) : undefined;
  return type === undefined || isRefusal(type) ? 'ON_ASSIGNMENT' : type.kind;
}

async function addServices(
  system: Context,
  request: Initiation,
  caseDetailId: string,
  assignee: string,
): Promise<Refusal | undefined> {
  for (const wanted of request.services ?? []) {
    const type = await system.records(serviceType).get(wanted.id);
    if (isRefusal(type)) return type;
    const service = { caseDetailId, assignee, serviceType: type.id, name: type.name };
    const made = await system.records(caseService).create(service);
    if (isRefusal(made)) return made;
  }
  return undefined;
}
