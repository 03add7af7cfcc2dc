import type { Context } from '@homeport/engine';
import type { CaseService } from '@homeport/model/cases';
import { deedsFor, type ExternalAccess, type OutsideService } from '@homeport/model/external';
import { billingOf } from './billing-of.ts';
import { serviceOf } from './link-service.ts';

/** A service as whoever does it without an account sees it; undefined when nothing can be done with it by the link any more. */
export async function outsideService(ctx: Context, link: ExternalAccess): Promise<OutsideService | undefined> {
  const found = await serviceOf(ctx, link);
  if (!found) return undefined;
  const seen = await shown(ctx, link, found);
  return seen.deeds.length === 0 && seen.billing === null ? undefined : seen;
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
