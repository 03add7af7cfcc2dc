import type { Call, Context } from '@homeport/engine';
import { isRefusal, type JsonValue, type Refusal } from '@homeport/grammar';
import {
  identityRefusals as no,
  type SettingAnswer,
  type saveUserSetting,
  user,
  userSetting,
} from '@homeport/model/identity';
import { home } from './confirm.ts';

/** Settings that are fields of the user, by their names on the wire. */
const ofUser = { 'date-format': 'dateFormat', language: 'language' } as const;
const isOfUser = (name: string): name is keyof typeof ofUser => Object.hasOwn(ofUser, name);
const isName = (name: string): boolean => /^[a-z][a-z0-9.-]{0,59}$/i.test(name);

/** One preference of the caller. */
export async function readSetting(ctx: Context, name: string): Promise<SettingAnswer | Refusal> {
  if (!isName(name)) return no.unknownSetting();
  const own = home(ctx);
  if (isOfUser(name)) {
    const me = await own.records(user).get(ctx.me.user);
    return isRefusal(me) ? me : { settingName: name, settingValue: me[ofUser[name]] ?? null };
  }
  const [stored] = await own.records(userSetting).find(mine(ctx, name));
  return { settingName: name, settingValue: stored ? parsed(stored.settingValue) : null };
}

/** More settings than a person has: one for each list and a few of the applications. */
const most = 500;

/** Everything the caller has set for themselves, by its stored name; fields of the user are told with the user. */
export async function readSettings(ctx: Context): Promise<Readonly<Record<string, JsonValue>>> {
  const stored = await home(ctx)
    .records(userSetting)
    .find({ filter: { field: 'user', op: 'eq', value: ctx.me.user }, limit: most });
  return Object.fromEntries(stored.map(({ name, settingValue }) => [name, parsed(settingValue)]));
}

/** Saves one preference of the caller; null forgets it. */
export async function saveSetting(ctx: Context, call: Call<typeof saveUserSetting>): Promise<SettingAnswer | Refusal> {
  const name = call.params.name ?? '';
  const value = call.body.settingValue ?? null;
  if (ctx.me.onBehalfBy !== undefined) return no.notWhileActingAs();
  if (!isName(name)) return no.unknownSetting();
  const text = typeof value === 'string' ? value : value === null ? null : JSON.stringify(value);
  if (text !== null && text.length > 4000) return no.wrongSettingValue(undefined, 'settingValue');
  const own = home(ctx);
  if (isOfUser(name)) {
    const field = user.fields[ofUser[name]];
    if (text === null || !Object.hasOwn(field.choices ?? {}, text))
      return no.wrongSettingValue(undefined, 'settingValue');
    const saved = await own.records(user).update(ctx.me.user, { [ofUser[name]]: text });
    return isRefusal(saved) ? saved : { settingName: name, settingValue: text };
  }
  const done = await own.inTransaction<SettingAnswer | Refusal>(async (tx) => {
    const records = tx.records(userSetting);
    const [stored] = await records.find(mine(ctx, name));
    const saved = stored
      ? await records.update(stored.id, { settingValue: text })
      : await records.create({ user: ctx.me.user, name, settingValue: text });
    return isRefusal(saved) ? saved : { settingName: name, settingValue: value };
  });
  return done;
}

const mine = (
  ctx: Context,
  name: string,
): { filter: { all: { field: string; op: 'eq'; value: string }[] }; limit: number } => ({
  filter: {
    all: [
      { field: 'user', op: 'eq', value: ctx.me.user },
      { field: 'name', op: 'eq', value: name.toUpperCase() },
    ],
  },
  limit: 1,
});

/** What was saved as JSON comes back as JSON; plain text stays text. */
function parsed(text: string | null): JsonValue {
  if (text === null || !/^[[{\d"tfn-]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
