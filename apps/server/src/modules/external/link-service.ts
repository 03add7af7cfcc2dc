import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { type CaseService, caseService } from '@homeport/model/cases';
import type { ExternalAccess } from '@homeport/model/external';

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

/** How whoever has a link is called. */
export const nameOf = ({ recipientName, recipient }: ExternalAccess): string => recipientName ?? recipient;
