import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, makerOf, type Refusal } from '@homeport/grammar';
import { caseWorkers } from '@homeport/model/cases';
import {
  approveDecision,
  type InitiationDecision,
  initiation,
  initiationDecision,
  isSettledBy,
  initiationRefusals as no,
  rejectDecision,
  skipDecision,
  submitInitiation,
  takeBackInitiation,
  withdrawInitiation,
} from '@homeport/model/initiations';
import { cancelDecisions, decisionsOf, makeDecisions, openNext, ruleFor, tellDecided } from './decisions.ts';

const because = 'a request is decided in the steps of its rule';

/** What happens to the decisions of a request as it is handed in, taken back and given up. */
const requestHandlers: readonly ActionHandler[] = [
  handle(submitInitiation, async (ctx, { record }) => {
    const system = ctx.asSystem(because);
    const rule = await ruleFor(system, record);
    if (!rule) return undefined;
    const made = await makeDecisions(system, record, rule);
    return isRefusal(made) ? made : { initiationRule: { id: rule.id } };
  }),
  handle(takeBackInitiation, async (ctx, { id }) => cancelDecisions(ctx.asSystem(because), id)),
  handle(withdrawInitiation, async (ctx, { id }) => cancelDecisions(ctx.asSystem(because), id)),
];

const isOfTeam = (roles: readonly string[]): boolean => caseWorkers.some((one) => roles.includes(one));
type Way = 'settle' | 'refuse' | 'leaveOut';
const outcomes = { settle: 'APPROVED', refuse: 'REJECTED', leaveOut: 'SKIPPED' } as const;

/**
 * Decides one step. The request is locked first: of two that are decided side by side, the second sees the first and goes on from
 * there.
 */
async function decide(
  ctx: Context,
  of: InitiationDecision,
  way: Way,
  note: string | null,
): Promise<Refusal | undefined> {
  const system = ctx.asSystem(because);
  const request = await system.records(initiation).get(of.initiation.id, { lock: true });
  if (isRefusal(request)) return request;
  const { user } = ctx.me;
  if (request.requestedBy?.id === user || makerOf(request) === user) return no.ownRequest();
  const mine = [user, ...ctx.me.delegators];
  const asked = [...(of.asked ?? []), ...(of.owner ? [of.owner] : [])];
  const isMine = asked.length === 0 ? isOfTeam(ctx.me.roles) : asked.some(({ id }) => mine.includes(id));
  if (!isMine) return no.notAsked();
  if (request.status !== 'SUBMITTED' || of.status !== 'OPEN' || (way === 'leaveOut' && !of.isOptional))
    return no.notToDecide();
  const moved = await system.records(initiationDecision).move(of.id, `status.${way}`, { decisionNote: note });
  if (isRefusal(moved)) return moved;
  await tellDecided(ctx, request, of.name, outcomes[way]);
  if (way === 'refuse') {
    const refused = await cancelDecisions(system, request.id);
    if (refused) return refused;
    const rejected = await system.records(initiation).move(request.id, 'status.reject');
    return isRefusal(rejected) ? rejected : undefined;
  }
  if (!isSettledBy(await decisionsOf(system, request.id))) return openNext(system, request);
  const approved = await system.records(initiation).move(request.id, 'status.approve');
  return isRefusal(approved) ? approved : undefined;
}

/** Handing in, and deciding step by step. */
export const decisionHandlers: readonly ActionHandler[] = [
  ...requestHandlers,
  handle(approveDecision, (ctx, { record, input }) => decide(ctx, record, 'settle', input.note ?? null)),
  handle(rejectDecision, (ctx, { record, input }) => decide(ctx, record, 'refuse', input.reason)),
  handle(skipDecision, (ctx, { record, input }) => decide(ctx, record, 'leaveOut', input.note ?? null)),
];
