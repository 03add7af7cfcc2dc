import { Problem } from '@homeport/client';
import type { AccessSettings } from '@homeport/model/identity';
import type { OwnPage } from './domain-menu.ts';
import { mayDo } from './workspace.ts';

/** Refuses a page to those whose role does not open it, as the server refuses its calls. */
export function mustOpen(access: AccessSettings, { right }: OwnPage): void {
  if (right !== null && !mayDo(access, right)) throw new Problem({ status: 403 });
}
