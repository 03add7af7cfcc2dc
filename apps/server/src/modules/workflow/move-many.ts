import { answer, type RouteHandler } from '@homeport/engine';
import { enqueue } from '@homeport/engine/jobs';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type BehindLine,
  caseWorkflow,
  countsOfMove,
  type ManyMoved,
  type MovesPreview,
  movedAtOnce,
  moveMany,
  newerVersion,
  workflowRefusals as no,
  previewMoves,
  type WorkflowBehind,
  workflow,
  workflowBehind,
} from '@homeport/model/workflow';
import type { Services } from '../../services.ts';
import { newJob, refusalText } from '../exchange/index.ts';
import { planMove } from './move-facts.ts';
import { moving, type OneOfMany } from './move-job.ts';
import { seenMove } from './move-seen.ts';

type Texts = Pick<Services, 'catalogue' | 'textOf'>;
/** So many assignments that are behind are listed; moving some brings up the next. */
const listed = 200;

/** Of those that the caller may see; which version is in force is told to whoever works on assignments. */
const workflowBehindHandler: RouteHandler = answer(workflowBehind, async (ctx, { query }) => {
  const seen = await ctx.records(workflow).get(query.workflow);
  if (isRefusal(seen)) return seen;
  const of = await ctx.asSystem('which version of a workflow is in force').records(workflow).get(seen.id);
  if (isRefusal(of)) return of;
  const to = newerVersion({ workflowVersion: null }, of);
  if (to === null) return { to, running: [], total: 0 } satisfies WorkflowBehind;
  const filter = {
    all: [
      { field: 'workflow', op: 'eq', value: of.id },
      { field: 'caseDetail.status', op: 'in', value: ['ACTIVE', 'ON_HOLD'] },
      { field: 'workflowVersion', op: 'lt', value: to },
    ],
  } as const;
  const records = ctx.records(caseWorkflow);
  const found = await records.find({ filter, sort: 'nextDue,asc', limit: listed });
  const running = found.map(
    (one): BehindLine => ({
      running: one.id,
      caseDetail: one.caseDetail.id,
      title: one.caseDetail.label,
      version: one.workflowVersion,
      openSteps: one.openSteps ?? 0,
      nextDue: one.nextDue,
    }),
  );
  return { to, running, total: found.length < listed ? found.length : await records.count(filter) };
});

/** Each is worked out as for itself; one that cannot be moved says why and holds up none of the others. */
const previewMovesHandler = (services: Texts): RouteHandler =>
  answer(previewMoves, async (ctx, { body }) => {
    const ids = idsOf(body.caseWorkflowIds);
    if (isRefusal(ids)) return ids;
    const system = ctx.asSystem('what moving assignments to a newer version of their workflow would do');
    const moves: ManyMoved[] = [];
    const refused: MovesPreview['refused'][number][] = [];
    const told = new Set<string>();
    for (const id of ids) {
      const seen = await ctx.records(caseWorkflow).get(id);
      if (isRefusal(seen)) return seen;
      const title = seen.caseDetail.label;
      const running = await system.records(caseWorkflow).get(id);
      if (isRefusal(running)) return running;
      const of = await system.records(caseDetail).get(running.caseDetail.id);
      if (isRefusal(of)) return of;
      const planned = await planMove(system, running, of);
      if (isRefusal(planned)) {
        refused.push({ running: id, title, problem: refusalText(ctx, services, caseWorkflow, planned) });
        continue;
      }
      const move = await seenMove(system, planned, ctx.me.user);
      for (const name of move.told) told.add(name);
      moves.push({ running: id, title, seen: move.seen, counts: countsOfMove(planned.move) });
    }
    return { moves, refused, told: [...told].sort() };
  });

function idsOf(given: unknown): readonly string[] | Refusal {
  if (!Array.isArray(given) || given.length === 0 || !given.every((one) => isId(one))) return no.badMoves();
  return given.length > movedAtOnce ? no.tooManyToMove({ max: movedAtOnce }) : [...new Set<string>(given)];
}

const moveManyHandler = (services: Texts): RouteHandler =>
  answer(moveMany, async (ctx, { body }) => {
    const asked = movesOf(body.moves);
    if (isRefusal(asked)) return asked;
    const system = ctx.asSystem('to which version assignments are moved');
    const moves: OneOfMany[] = [];
    for (const { running, seen } of asked) {
      const found = await ctx.records(caseWorkflow).get(running);
      if (isRefusal(found)) return found;
      const of = found.workflow ? await system.records(workflow).get(found.workflow.id) : no.noNewerVersion();
      moves.push({ running, seen, to: isRefusal(of) ? null : newerVersion(found, of) });
    }
    return newJob(ctx, services, await enqueue(ctx, moving, { entity: caseWorkflow.name, moves }));
  });

type Asked = Pick<OneOfMany, 'running' | 'seen'>;
function movesOf(given: unknown): readonly Asked[] | Refusal {
  const isMove = (one: unknown): one is Asked =>
    typeof one === 'object' &&
    one !== null &&
    'running' in one &&
    isId(one.running) &&
    'seen' in one &&
    typeof one.seen === 'string';
  if (!Array.isArray(given) || given.length === 0 || !given.every(isMove)) return no.badMoves();
  return given.length > movedAtOnce ? no.tooManyToMove({ max: movedAtOnce }) : given;
}

/** Many assignments of one workflow move to its newer version. */
export const moveManyRoutes = (services: Texts): readonly RouteHandler[] => [
  workflowBehindHandler,
  previewMovesHandler(services),
  moveManyHandler(services),
];
