import type { Context, OpenContext } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import type { ExternalAccess } from '@homeport/model/external';

export interface Entered {
  /** All rights in the tenant of the link; nothing but what the link names is looked at. */
  readonly ctx: Context;
  readonly link: ExternalAccess;
}
/** The open link of a token, and the context of its company. */
export type EnterOpen = (ctx: OpenContext, token: string) => Promise<Entered | Refusal>;
