import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseService, caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
import {
  deedsFor,
  type ExternalAccess,
  needsNote,
  externalRefusals as no,
  type OutsideDeed,
  type OutsideService,
  serviceDeclined,
  serviceReported,
  serviceTaken,
  stepOf,
} from '@homeport/model/external';
import { billingOf } from './bill-by-link.ts';
import { handOver } from './files-by-link.ts';

interface Done {
  readonly deed: OutsideDeed;
  readonly note: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Ids of files that were uploaded by the link. */
  readonly files: unknown;
}

/** A service as whoever does it without an account sees it; undefined when nothing can be done with it by the link any more. */
export async function outsideService(ctx: Context, link: ExternalAccess): Promise<OutsideService | undefined> {
  const found = await serviceOf(ctx, link);
  if (!found) return undefined;
  const seen = await shown(ctx, link, found);
  return seen.deeds.length === 0 && seen.billing === null ? undefined : seen;
}

/** The service of a link, locked if so wished; undefined once it is gone, or somebody else's to do. */
export async function serviceOf(
  ctx: Context,
  link: ExternalAccess,
  how: { readonly lock?: boolean } = {},
): Promise<CaseService | undefined> {
  const found = link.caseService ? await ctx.records(caseService).get(link.caseService.id, how) : undefined;
  if (!found || isRefusal(found)) return undefined;
  return link.provider !== null && link.provider.id !== found.provider?.id ? undefined : found;
}

/** What a service shows by a link. */
export const shown = async (ctx: Context, link: ExternalAccess, of: CaseService): Promise<OutsideService> => ({
  name: of.name,
  assigneeName: of.assignee.label ?? '',
  status: of.status,
  startDate: of.startDate,
  endDate: of.endDate,
  nextAction: of.nextAction,
  nextActionDate: of.nextActionDate,
  information: of.information,
  deeds: deedsFor(of.status),
  billing: await billingOf(ctx, link, of),
});

/**
 * Takes the step of a deed, keeps what was said in the thread of the service, and tells who sent the link. Inside a transaction that
 * has the link locked.
 */
export async function workOnService(ctx: Context, link: ExternalAccess, done: Done): Promise<OutsideService | Refusal> {
  const services = ctx.records(caseService);
  const found = await serviceOf(ctx, link, { lock: true });
  if (!found) return no.linkOver();
  if (!deedsFor(found.status).includes(done.deed)) return no.notOffered();
  const names = await handOver(ctx, link, found, done.files);
  if (isRefusal(names)) return names;
  const note = [done.note?.trim() ?? '', ...names].filter((part) => part !== '').join('\n');
  if (needsNote(done.deed) && note === '') return no.noteNeeded({}, 'note');
  const step = stepOf[done.deed];
  const dates = {
    ...(done.startDate ? { startDate: done.startDate } : {}),
    ...(done.endDate ? { endDate: done.endDate } : {}),
  };
  const now =
    step === null ? found : await services.move(found.id, `status.${step}`, done.deed === 'ACCEPT' ? dates : {});
  if (isRefusal(now)) return now;
  const kept = note === '' ? undefined : await keepNote(ctx, link, found, note);
  if (isRefusal(kept)) return kept;
  await tell(ctx, link, found, done.deed, note);
  return shown(ctx, link, now);
}

/** What was said stands in the thread of the service, for the team and for people of the provider. */
const keepNote = (ctx: Context, link: ExternalAccess, of: CaseService, note: string) =>
  ctx
    .asSystem('who does a service by a link says how it goes')
    .records(comment)
    .create({
      comment: note,
      category: 'SERVICE',
      entityId: of.id,
      format: 'COMMENT',
      audience: 'VENDOR',
      caseDetailId: of.caseDetailId,
      caseServiceId: of.id,
      assignee: of.assignee.id,
      authorName: nameOf(link),
      isFromAssignee: false,
    });

const told = {
  ACCEPT: serviceTaken,
  DECLINE: serviceDeclined,
  REPORT: serviceReported,
  START: null,
  COMPLETE: null,
} as const;

/** Starting and finishing show in the state of the service; the rest is told to who sent the link. */
async function tell(
  ctx: Context,
  link: ExternalAccess,
  of: CaseService,
  deed: OutsideDeed,
  note: string,
): Promise<void> {
  const event = told[deed];
  if (!event || !link.sender) return;
  const payload = { service: of.id, name: of.name, by: nameOf(link), note, sender: link.sender.id };
  await ctx.emit(event, link.id, payload);
}

export const nameOf = ({ recipientName, recipient }: ExternalAccess): string => recipientName ?? recipient;
