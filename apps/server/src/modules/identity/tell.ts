import type { Context } from '@homeport/engine';
import type { Event } from '@homeport/grammar';

/** Stores something that happened to a user's sign-in; notices find the user under the name `user` in its payload. */
export async function tell(
  ctx: Context,
  event: Event,
  user: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await ctx.emit(event, user, { user, ...more });
}
