import { dayAfter, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { role } from '@homeport/model/identity';
import {
  caseWorkflow,
  caseWorkflowItem,
  checklistItem,
  isClosed,
  nextNotice,
  noticeMoment,
  ownerOf,
  type PlanFacts,
  type PlannedStep,
  type PlanStep,
  planWork,
  publicHoliday,
  remindersBy,
  type StepState,
  stepCheck,
  workflow,
  workflowItem,
} from '@homeport/model/workflow';
import { idOfDefault } from '../../reference/index.ts';
import type { DemoCase } from '../cases.ts';
import { demoId } from '../chance.ts';
import type { World } from '../world.ts';
import { settingId } from './settle.ts';

/** The workflow that ran for an assignment since it was activated: planned by the engine, then done as far as its days have come. */
export function addWork(world: World, of: DemoCase, i: number): void {
  const activated = world
    .rowsOf(caseDetail)
    .find(({ id }) => id === of.id)
    ?.steps.find(({ deed }) => deed === 'activate');
  if (!activated) return;
  const template = settingId(world, workflow, 'LONG_TERM');
  const { items, steps } = templateOf(world, of, template);
  const facts = factsOf(world, of, activated.at.slice(0, 10));
  const { states, plan } = lived(world, steps, facts, i, of.status === 'CLOSED');
  const open = states
    .filter(({ status }) => !isClosed(status))
    .map(({ key }) => plan.find((one) => one.key === key)?.due);
  const made = { at: activated.at, by: of.manager };
  const running = world.add(caseWorkflow, demoId(world.tenant.code, 'workflow', of.id), {
    ...made,
    set: {
      caseDetail: of.id,
      workflow: template,
      name: world.valuesOf(workflow, template).name,
      workflowVersion: 2,
      startedOn: facts.activatedOn,
      steps,
      phases: facts.phases,
      plan,
      openSteps: open.length,
      nextDue: open.flatMap((due) => due ?? []).toSorted()[0] ?? null,
    },
  });
  for (const [n, item] of items.entries()) {
    const [step, state, planned] = [steps[n], states[n], plan[n]];
    if (step && state && planned) addStep(world, of, { ...made, running }, { item, step, state, planned });
  }
}

interface LivedStep {
  readonly item: { readonly id: string; readonly values: Values };
  readonly step: PlanStep;
  readonly state: StepState;
  readonly planned: PlannedStep;
}
function addStep(
  world: World,
  of: DemoCase,
  { running, ...made }: { readonly at: string; readonly by: string; readonly running: string },
  { item: { id, values }, step, state, planned }: LivedStep,
): void {
  const isOfManager = values.ownerRole === idOfDefault(world.tenant.id, role, 'caseManager');
  const owner = ownerOf(
    { role: isOfManager ? 'CASE_MANAGER' : 'HR', team: null },
    { manager: of.manager, assignee: null, lineManager: null, initiator: null, teams: {}, holders: {} },
  );
  world.add(caseWorkflowItem, step.key, {
    ...made,
    set: {
      caseDetail: of.id,
      caseWorkflow: running,
      workflowItem: id,
      sequence: step.sequence,
      name: values.name,
      priority: values.priority,
      owner: owner.user,
      ownerReason: owner.reason,
      shareWithAssignee: values.shareWithAssignee,
      openChecks: addChecks(world, made, {
        list: values.checklist,
        step: step.key,
        isDone: state.closedOn !== null,
        doneBy: of.manager,
      }),
      ...told(world, state, planned),
    },
  });
  if (state.closedOn)
    world.happened(caseWorkflowItem, step.key, {
      deed: 'complete',
      at: `${state.closedOn}T13:00:00Z`,
      by: of.manager,
      set: { status: 'DONE', doneAt: `${state.closedOn}T13:00:00Z` },
    });
}

/** The lines of its checklist: all of them ticked once it is done, before that the first. Answers how many required ones are open. */
function addChecks(
  world: World,
  made: { readonly at: string; readonly by: string },
  { list, step, isDone, doneBy }: { list: unknown; step: string; isDone: boolean; doneBy: string },
): number {
  const lines = world
    .rowsOf(checklistItem)
    .map(({ id }) => ({ id, values: world.valuesOf(checklistItem, id) }))
    .filter(({ values }) => typeof list === 'string' && values.masterChecklist === list);
  let open = 0;
  for (const [n, { id, values }] of lines.entries()) {
    const isTicked = isDone || n === 0;
    if (!isTicked && values.isRequired === true) open += 1;
    const tick = isTicked ? { status: 'TICKED', tickedAt: made.at, tickedBy: doneBy } : {};
    const { sequence, description, isRequired } = values;
    world.add(stepCheck, demoId(world.tenant.code, 'check', step, id), {
      ...made,
      set: { step, sequence, description, isRequired, ...tick },
    });
  }
  return open;
}

/** The steps of the template, with the ids that they have in the assignment. */
function templateOf(world: World, of: DemoCase, template: string) {
  const items = world
    .rowsOf(workflowItem)
    .map(({ id }) => ({ id, values: world.valuesOf(workflowItem, id) }))
    .filter(({ values }) => values.workflow === template);
  const idOf = (item: string): string => demoId(world.tenant.code, 'step', of.id, item);
  const steps = items.map(
    ({ id, values }): PlanStep => ({
      key: idOf(id),
      sequence: Number(values.sequence),
      trigger: values.trigger === 'CASE_STARTED' || values.trigger === 'AFTER_START' ? values.trigger : 'PREVIOUS_DONE',
      triggerDays: Number(values.triggerDays ?? 0),
      phase: null,
      dueInDays: Number(values.dueInDays),
      after: [],
    }),
  );
  return { items, steps };
}

function factsOf(world: World, of: DemoCase, activatedOn: string): PlanFacts {
  return {
    startDate: world.clock.day(of.start),
    endDate: world.clock.day(of.end),
    activatedOn,
    phases: [{ phase: of.phase, since: activatedOn }],
    calendar: {
      country: of.host.country,
      holidays: world
        .rowsOf(publicHoliday)
        .map(({ id }) => world.valuesOf(publicHoliday, id))
        .filter(({ country }) => country === of.host.country)
        .map(({ day }) => String(day)),
    },
  };
}

/** Steps are done on the day they are due; now and then one is late, and those after it wait. Of what is completed, all are done. */
function lived(world: World, steps: readonly PlanStep[], facts: PlanFacts, i: number, isOver: boolean) {
  const yesterday = world.clock.day(-2);
  let states = steps.map(
    ({ key }): StepState => ({
      key,
      status: 'OPEN',
      isLocked: false,
      startedOn: null,
      closedOn: null,
      agreedDue: null,
    }),
  );
  let plan: readonly PlannedStep[] = planWork(steps, facts, states);
  for (const [n, { key }] of steps.entries()) {
    const planned = plan[n];
    const due = planned?.due;
    const isLate = (i + n) % 9 === 4;
    if (!planned?.isReady || !due || (!isOver && (due > yesterday || isLate))) continue;
    // Not before it was there: some assignments came to the company when they had long begun.
    const closedOn = [dayAfter(facts.activatedOn, 1), [due, yesterday].toSorted()[0] ?? due].toSorted()[1] ?? due;
    if (closedOn > yesterday) continue;
    states = states.map((state) => (state.key === key ? { ...state, status: 'DONE', closedOn } : state));
    plan = planWork(steps, facts, states, plan);
  }
  return { states, plan };
}

/** What the clock has told of a step so far, and what it tells next. */
function told({ clock }: World, { status }: StepState, { start, due, isReady }: PlannedStep) {
  const today = clock.day(0);
  const isOverdue = !isClosed(status) && due !== null && due < today;
  const step = {
    status,
    isReady,
    dueDate: due,
    snoozedUntil: null,
    firstReminder: 2,
    repeatEvery: 2,
    reminders: 3,
    remindersSent: 0,
    escalatedAt: isOverdue ? `${today}T06:00:00Z` : null,
  };
  const remindersSent = isOverdue ? 3 : remindersBy(step, today);
  const notice = nextNotice({ ...step, remindersSent });
  return {
    startDate: start,
    computedDue: due,
    dueDate: due,
    isReady,
    firstReminder: step.firstReminder,
    repeatEvery: step.repeatEvery,
    reminders: step.reminders,
    remindersSent,
    escalatedAt: step.escalatedAt,
    nextNotice: notice ? noticeMoment(notice.day) : null,
  };
}
