import type { Context, SystemContext } from '@homeport/engine';
import { type LookUp, lookIn } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from '@homeport/model/cases';
import {
  type CaseWorkflowItem,
  isLeftOut,
  type Owned,
  ownerOf,
  type PlanFacts,
  type PlannedStep,
  type PlanStep,
  phasesWith,
  planStepOf,
  planWork,
  type RunItem,
  type StepState,
  suppressionPaths,
} from '@homeport/model/workflow';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { type PeopleNamed, peopleOfCase } from './people-of-case.ts';

/** A step that a workflow has for a case, before anything is stored. */
export interface StepOfCase {
  readonly item: RunItem;
  readonly plan: PlanStep;
  readonly planned: PlannedStep;
  readonly owner: Owned;
  readonly leftOutBecause: CaseWorkflowItem['leftOutBecause'];
}

/** What is asked of a case for its work; it may be one that is not stored yet. */
export type CaseToWork = Pick<
  CaseDetail,
  'id' | 'type' | 'phase' | 'hostLocation' | 'assignmentStartDate' | 'assignmentEndDate' | 'confidential' | 'status'
> &
  PeopleNamed;
/** What is counted of a case: family members who move along, and visas. */
interface Counted {
  readonly family: number;
  readonly visas: number;
}
interface HowToWork {
  /** Names the steps in the plan. */
  readonly keyOf?: (item: RunItem) => string;
  /** Of a case that is not stored yet. */
  readonly counted?: Counted;
  /** The days on which it has done steps of the workflow, by their ids there. */
  readonly done?: ReadonlyMap<string, string>;
}

/**
 * What the steps of a workflow are for a case: each of them with its dates, its owner, and why it is left out. The same for the dry run
 * and for the deed.
 */
export async function workOf(
  ctx: SystemContext,
  items: readonly RunItem[],
  of: CaseToWork,
  activatedOn: string,
  { keyOf = ({ id }) => id, counted, done }: HowToWork = {},
): Promise<readonly StepOfCase[]> {
  const keys = new Map(items.map((item) => [item.id, keyOf(item)]));
  const steps = items.map((item) => planStepOf(item, keys));
  const people = await peopleOfCase(ctx, of);
  const roles = await roleCodes(ctx);
  const look = lookOf(of, counted ?? (await countOf(ctx, of)));
  const left = new Map<string, CaseWorkflowItem['leftOutBecause']>();
  for (const item of items) if (await isOut(ctx, item, of, look)) left.set(item.id, item.suppression);
  const states = items.map((item): StepState => {
    const doneOn = done?.get(item.id) ?? null;
    const isOut = doneOn === null && left.has(item.id);
    return {
      key: keys.get(item.id) ?? item.id,
      status: isOut ? 'LEFT_OUT' : doneOn === null ? 'OPEN' : 'DONE',
      isLocked: false,
      startedOn: null,
      closedOn: isOut ? activatedOn : doneOn,
      agreedDue: null,
    };
  });
  const planned = planWork(steps, await planFactsOf(ctx, of, activatedOn), states);
  return items.flatMap((item, n) => {
    const [plan, dates] = [steps[n], planned[n]];
    if (!plan || !dates) return [];
    const role = item.ownerRole ? (roles.get(item.ownerRole.id) ?? null) : null;
    const owner = ownerOf({ role, team: item.team?.id ?? null }, people);
    return [
      { item, plan, planned: dates, owner, leftOutBecause: done?.has(item.id) ? null : (left.get(item.id) ?? null) },
    ];
  });
}

/** What the dates of a case are worked out from, on the day it is activated. */
export async function planFactsOf(ctx: Context, of: CaseToWork, activatedOn: string): Promise<PlanFacts> {
  const { country = null } = of.hostLocation;
  const days = await ctx.query<{ day: string }>(sql`
    select h.day::text as day from app.public_holiday h where h.country = ${country} order by h.day`);
  return {
    startDate: of.assignmentStartDate,
    endDate: of.assignmentEndDate,
    activatedOn,
    phases: phasesWith([], of.phase, activatedOn),
    calendar: { country, holidays: days.map(({ day }) => day) },
  };
}

async function roleCodes(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.query<{ id: string; code: string }>(sql`select id, code from app.role`);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

async function countOf(ctx: Context, of: CaseToWork): Promise<Counted> {
  const [counted] = await ctx.query<Counted>(sql`
    select
      (select count(*)::int from app.dependant d where d.employee_person_id = ${of.assignee.id}::uuid and d.accompanies) as family,
      (select count(*)::int from app.work_permit p where p.case_detail_id = ${of.id}::uuid)
        + (select count(*)::int from app.case_service s join app.service_type t on t.id = s.service_type_id
          where s.case_detail_id = ${of.id}::uuid and s.status <> 'CANCELLED' and t.service_class = 'IMMIGRATION') as visas`);
  return counted ?? { family: 0, visas: 0 };
}

/** Looks up what the usual conditions ask of a case: its own fields, and what is counted of it. */
function lookOf(of: CaseToWork, counted: Counted): LookUp {
  const look = lookIn(caseDetail, of, { entity: () => caseDetail, record: () => undefined });
  return (path) => {
    if (path === suppressionPaths.familySize) return [{ type: 'whole', value: counted.family }];
    return path === suppressionPaths.visas ? [{ type: 'whole', value: counted.visas }] : look(path);
  };
}

/** A condition of its own may lead over relations: the database answers it. */
async function isOut(ctx: Context, item: RunItem, of: CaseToWork, look: LookUp): Promise<boolean> {
  if (item.suppression !== 'CONDITION') return isLeftOut(item, look);
  if (item.leftOutWhen === null) return false;
  const found = await ctx
    .records(caseDetail)
    .count({ all: [{ field: 'id', op: 'eq', value: of.id }, item.leftOutWhen] });
  return found > 0;
}

/** The day from which a dry run counts: that of the workflow that runs for the case, else today. */
export async function activationDay(ctx: Context, of: CaseDetail): Promise<string> {
  const [known] = await ctx.query<{ day: string | null }>(sql`
    select min(w.started_on)::text as day from app.case_workflow w where w.case_detail_id = ${of.id}::uuid`);
  return known?.day ?? todayOf(ctx);
}
