import type { Caller } from '../rights/caller.ts';
import { roles } from '../schema/row-security.sql.ts';

/** A statement that tells row security and column defaults of the caller; all it sets ends with the transaction. */
export interface Settings {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

const set = (names: readonly string[]): string =>
  `select ${names.map((name, i) => `set_config('app.${name}', $${i + 1}, true)`).join(', ')}`;
const usual = { name: 'settings', text: set(['tenant', 'user', 'role', 'request']) };
/** For reads that are one statement: nothing but row security asks, and that for the tenant. */
const reading = { name: 'reading_settings', text: set(['tenant']) };
/** For the system and for who acts for somebody else; what is not set is empty. */
const unusual = { name: 'all_settings', text: set(['tenant', 'user', 'role', 'request', 'system', 'on_behalf_by']) };

/** For reads over several companies: the role that only reads, and whose rows it sees. */
const portfolio = {
  name: 'portfolio_settings',
  text: `${set(['companies'])}, set_config('role', '${roles.portfolio}', true)`,
};

/** Opens a transaction, in the round trip of its first statement. */
export const begin: Settings = { name: 'begin', text: 'begin', values: [] };

/** All forms, to be prepared on every new connection. */
export const settingsStatements = [usual, reading, unusual, portfolio].map(({ name, text }) => ({
  name,
  text,
  length: text.split(/\$\d/).length - 1,
}));

/** The settings of a caller. */
export function settingsOf(caller: Caller): Settings {
  const { me } = caller;
  const values = [caller.tenant, me.user, me.roles.join(), caller.requestId];
  if (caller.system === undefined && me.onBehalfBy === undefined) return { ...usual, values };
  return { ...unusual, values: [...values, caller.system === undefined ? 'off' : 'on', me.onBehalfBy ?? ''] };
}

/** The settings of a read that is one statement. Each value set costs as much as a join. */
export const readingSettingsOf = (caller: Caller): Settings =>
  caller.system === undefined ? { ...reading, values: [caller.tenant] } : settingsOf(caller);

/** The settings of a read over several companies: all that it may see are theirs, and nothing can be written. */
export const portfolioSettingsOf = (companies: readonly string[]): Settings => ({
  ...portfolio,
  values: [companies.join()],
});
