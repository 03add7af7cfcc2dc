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
import { pendingOrders, refuse, takeOn } from '../services/index.ts';
import { handOver } from './files-by-link.ts';
import { nameOf, serviceOf } from './link-service.ts';
import { shown } from './outside-service.ts';

interface Done {
  readonly deed: OutsideDeed;
  readonly note: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Ids of files that were uploaded by the link. */
  readonly files: unknown;
}

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
  const now =
    done.deed === 'ACCEPT'
      ? await takeOn(ctx.asSystem('who does a service by a link takes it on'), found.id, done)
      : step === null
        ? found
        : await services.move(found.id, `status.${step}`);
  if (isRefusal(now)) return now;
  const refused = done.deed === 'DECLINE' ? await refuseOrder(ctx, found, note) : undefined;
  if (refused) return refused;
  const kept = note === '' ? undefined : await keepNote(ctx, link, found, note);
  if (isRefusal(kept)) return kept;
  await tell(ctx, link, found, done.deed, note);
  return shown(ctx, link, now);
}

/** A provider who declines gives the service back; of whoever is no provider only the words are kept. */
async function refuseOrder(ctx: Context, of: CaseService, reason: string): Promise<Refusal | undefined> {
  const system = ctx.asSystem('who does a service by a link declines it');
  const [order] = await pendingOrders(system, of.id);
  return order && refuse(system, order, reason);
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
