import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { SessionOpening } from '@homeport/model/tenancy';
import { readOwnTheme } from '../tenancy/index.ts';
import type { Identity } from './identity.ts';
import { readAccessSettings, readMe } from './me.ts';
import { readSettings } from './settings.ts';

/** What a session opens with, in one answer instead of one for each of its parts. */
export async function readOpening(ctx: Context, identity: Identity): Promise<SessionOpening | Refusal> {
  const [me, access, theme, settings] = await Promise.all([
    readMe(ctx, identity),
    readAccessSettings(ctx, identity),
    readOwnTheme(ctx, identity.services),
    readSettings(ctx),
  ]);
  return isRefusal(me) ? me : { me, access, theme, settings };
}
