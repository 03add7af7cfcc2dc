import type { Context } from '@homeport/engine';
import { isId, isRefusal } from '@homeport/grammar';
import { canJoin, videoCall } from '@homeport/model/calls';

/** Whether the caller may be in a room right now. Rooms are calls (`call:{id}`) that can be joined. */
export async function mayEnterRoom(ctx: Context, room: string): Promise<{ name: string } | undefined> {
  const id = /^call:(.+)$/.exec(room)?.[1];
  if (!id || !isId(id)) return undefined;
  const call = await ctx.records(videoCall).get(id);
  if (isRefusal(call) || !canJoin(call, Date.now())) return undefined;
  return { name: ctx.me.displayName };
}
