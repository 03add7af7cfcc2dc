import { answer, type Call, type Context, type RouteHandler } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail, caseService } from '@homeport/model/cases';
import {
  addComment,
  assigneeCommented,
  audienceOf,
  type Comment,
  type CommentLine,
  comment,
  listComments,
  serviceCommented,
} from '@homeport/model/comments';
import { communicationRefusals as no } from '@homeport/model/communication';
import type { Services } from '../../services.ts';
import { wakePeople } from '../communication/index.ts';

/** What a thread hangs on, as the caller sees it. */
interface Subject {
  readonly caseDetail: string;
  readonly caseService: string | null;
  readonly assignee: string;
  readonly name: string;
}

/** The remarks on services and assignments. */
export const commentRoutes = (services: Services): RouteHandler[] => [
  answer(addComment, (ctx, call) => add(ctx, services, call)),
  answer(listComments, async (ctx, { query }) => {
    const subject = await subjectOf(ctx, query.category, query.entityId);
    if (isRefusal(subject)) return subject;
    const filter = {
      all: [
        { field: 'category', op: 'eq', value: query.category },
        { field: 'entityId', op: 'eq', value: query.entityId },
      ],
    } as const;
    const found = await ctx.records(comment).find({ filter, sort: 'created,asc', limit: 1000 });
    const content = found.map((one) => shown(one, ctx.me.user));
    return { content, totalElements: content.length };
  }),
];

async function add(
  ctx: Context,
  services: Services,
  { body }: Call<typeof addComment>,
): Promise<CommentLine | Refusal> {
  // The tenant comes from the session; one that is named must be the same.
  if (body.tenantId && body.tenantId !== ctx.tenant) return no.notFound();
  const audience = audienceOf(ctx.me.roles, body.audience);
  if (!audience) return no.audience(undefined, 'audience');
  const subject = await subjectOf(ctx, body.category, body.entityId);
  if (isRefusal(subject)) return subject;
  const known = body.id ? await knownComment(ctx, body.id, subject) : undefined;
  if (known) return isRefusal(known) ? known : shown(known, ctx.me.user);
  const isFromAssignee = ctx.me.person !== null && ctx.me.person === subject.assignee;
  const made = await ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a comment on a record that the caller sees');
    const record = await system.records(comment).create({
      ...(body.id ? { id: body.id } : {}),
      comment: body.comment,
      category: body.category,
      entityId: body.entityId,
      format: 'COMMENT',
      audience,
      caseDetailId: subject.caseDetail,
      caseServiceId: subject.caseService,
      assignee: subject.assignee,
      author: ctx.me.user,
      authorName: ctx.me.displayName,
      isFromAssignee,
    });
    if (isRefusal(record)) return record;
    await tell(inside, record, subject);
    return record;
  });
  if (isRefusal(made)) return made;
  if (audience === 'ASSIGNEE') await wakePeople(ctx, services, 'comments', { caseDetail: subject.caseDetail });
  return shown(made, ctx.me.user);
}

/** A comment that came before under the same id; that of somebody else, or about something else, is not found. */
async function knownComment(ctx: Context, id: string, subject: Subject): Promise<Comment | Refusal | undefined> {
  if (!isId(id)) return no.notFound();
  const found = await ctx.asSystem('a comment is kept once').records(comment).get(id);
  if (isRefusal(found)) return undefined;
  const isSame = found.author?.id === ctx.me.user && found.caseDetailId === subject.caseDetail;
  return isSame && (found.caseServiceId ?? null) === subject.caseService ? found : no.notFound();
}

/** The other side is told: the assignee of what is meant for everyone, the manager of what the assignee says. */
async function tell(ctx: Context, made: Comment, subject: Subject): Promise<void> {
  if (!subject.caseService || made.audience !== 'ASSIGNEE') return;
  const said = {
    caseDetail: subject.caseDetail,
    service: subject.caseService,
    subject: subject.name,
    author: made.authorName,
    comment: made.comment.slice(0, 500),
  };
  if (!made.isFromAssignee) {
    await ctx.emit(serviceCommented, made.id, { ...said, assignee: subject.assignee });
    return;
  }
  const assignment = await ctx.asSystem('a comment is told to the manager').records(caseDetail).get(subject.caseDetail);
  const manager = isRefusal(assignment) ? null : assignment.manager;
  if (manager) await ctx.emit(assigneeCommented, made.id, { ...said, manager: manager.id });
}

async function subjectOf(ctx: Context, category: string, id: string): Promise<Subject | Refusal> {
  if (category === 'SERVICE') {
    const found = await ctx.records(caseService).get(id);
    if (isRefusal(found)) return no.notFound();
    const { caseDetailId, assignee, name } = found;
    return { caseDetail: caseDetailId, caseService: found.id, assignee: assignee.id, name };
  }
  const found = await ctx.records(caseDetail).get(id);
  if (isRefusal(found)) return no.notFound();
  const { assignee, reference } = found;
  return { caseDetail: found.id, caseService: null, assignee: assignee.id, name: reference };
}

const shown = (one: Comment, me: string): CommentLine => ({
  id: one.id,
  comment: one.comment,
  authorName: one.authorName,
  isMine: one.author?.id === me,
  isFromAssignee: one.isFromAssignee === true,
  audience: one.audience,
  created: one.created,
});
