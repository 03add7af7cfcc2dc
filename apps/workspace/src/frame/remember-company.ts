import { inAddress, isOutOfReach } from './company.rules.ts';
import type { Workspace } from './workspace.ts';

/** A page has been opened whose address names this company: from now on it is the one that is worked for. */
export function rememberCompany(
  { me, preferences, prefer }: Pick<Workspace, 'me' | 'preferences' | 'prefer'>,
  company: string | undefined,
): void {
  const named = inAddress(me, company ?? '');
  if (named && !isOutOfReach(me, company) && named !== preferences.client) prefer({ client: named });
}
