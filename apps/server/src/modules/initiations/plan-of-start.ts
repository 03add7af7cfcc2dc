import type { Context, SystemContext } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { type Initiation, planStart, type StartPlan } from '@homeport/model/initiations';
import { loadStart } from './load-start.ts';

/** What the starter enters. */
interface Entered {
  readonly assignee?: unknown;
  readonly manager?: unknown;
  /** Ids of assignments that are meant to run at the same time. */
  readonly overlaps: readonly string[];
  readonly keepPast?: boolean | null | undefined;
}
/** The plan, and the person and the manager it is for. */
export interface PlannedStart {
  readonly plan: StartPlan;
  readonly person: string | null;
  readonly manager: string | null;
}

/**
 * The plan of a start, for its preview as for the deed. Without a manager, who is named in the request manages the assignment, or
 * whoever starts it where they are a case manager.
 */
export async function planOfStart(
  ctx: Context,
  system: SystemContext,
  of: Initiation,
  entered: Entered,
): Promise<PlannedStart | Refusal> {
  const mine = ctx.me.roles.includes('caseManager') ? ctx.me.user : null;
  const manager = idIn(entered.manager) ?? of.manager?.id ?? mine;
  const facts = await loadStart(system, of, {
    assignee: idIn(entered.assignee) ?? null,
    manager,
    overlaps: entered.overlaps,
    keepPast: entered.keepPast === true,
  });
  if (isRefusal(facts)) return facts;
  return { plan: planStart(facts), person: facts.person, manager };
}
