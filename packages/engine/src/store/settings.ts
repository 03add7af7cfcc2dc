import type { Caller } from './store.ts';

/** What a statement tells row security and column defaults of its caller; all of it ends with the transaction. */
export const settingsName = 'settings';
export const settingsText = `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('app.role', $3, true),
  set_config('app.request', $4, true), set_config('app.system', $5, true), set_config('app.on_behalf_by', $6, true)`;

/** The values of the settings for a caller. */
export function settingsOf(caller: Caller): string[] {
  const { me } = caller;
  return [caller.tenant, me.user, me.roles.join(','), caller.requestId, caller.system === undefined ? 'off' : 'on', me.onBehalfBy ?? ''];
}
/** Nobody: no tenant, no rights of the system. */
export const noSettings: readonly string[] = ['', '', '', '', 'off', ''];
