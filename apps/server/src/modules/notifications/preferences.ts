import type { Call, Context } from '@homeport/engine';
import { isRefusal, isTimeZone, type Refusal } from '@homeport/grammar';
import { isOfAssignees, userSetting } from '@homeport/model/identity';
import {
  type ChannelChoice,
  channelsOf,
  closedWays,
  isChosen,
  isClock,
  isSwitchedOff,
  type NoticeChannel,
  type NoticePreferences,
  type NoticeReader,
  notificationsRefusals as no,
  noticeChannels,
  noticeSetting,
  type PreferenceGrid,
  type QuietHours,
  type saveNoticePreferences,
  storedChoices,
  storedPreferences,
  usualChannels,
} from '@homeport/model/notifications';
import type { Services } from '../../services.ts';

/** Under which name a user's preferences lie among their settings. */
export const preferencesName = 'NOTICES';

/** What the caller may choose about, as it stands now. */
export async function readPreferences(ctx: Context, services: Services): Promise<PreferenceGrid> {
  const [stored] = await own(ctx).records(userSetting).find(mine(ctx));
  return gridOf(ctx, services, parsePreferences(stored?.settingValue), await closedBy(ctx));
}

/** Saves choices and quiet hours; events that are not named stay as they are. */
export async function savePreferences(
  ctx: Context,
  services: Services,
  { body }: Call<typeof saveNoticePreferences>,
): Promise<PreferenceGrid | Refusal> {
  if (ctx.me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const events = chosenBy(ctx, services);
  const given = body.choices === undefined || body.choices === null ? {} : storedChoices(body.choices);
  if (!given) return no.unknownEvent(undefined, 'choices');
  for (const [name, choice] of Object.entries(given)) {
    const event = events.find((e) => e.name === name);
    if (!event) return no.unknownEvent(undefined, 'choices');
    if (event.weight === 'decision' && isSwitchedOff(choice)) return no.decisionStays(undefined, 'choices');
  }
  const quiet = quietFrom(body.quiet);
  if (quiet && isRefusal(quiet)) return quiet;
  return own(ctx).inTransaction<PreferenceGrid | Refusal>(async (tx) => {
    const records = tx.records(userSetting);
    const [stored] = await records.find(mine(ctx));
    const before = parsePreferences(stored?.settingValue);
    const choices: Record<string, ChannelChoice> = {};
    // Only what differs from the declaration is kept: who chose nothing follows it when it changes.
    for (const event of events) {
      const choice = given[event.name] ?? before.choices[event.name];
      const usual = usualOf(event);
      if (choice && noticeChannels.some((channel) => choice[channel] !== usual[channel])) choices[event.name] = choice;
    }
    const next: NoticePreferences = { choices, quiet: quiet === undefined ? before.quiet : quiet };
    const settingValue = JSON.stringify(next);
    const saved = stored
      ? await records.update(stored.id, { settingValue })
      : await records.create({ user: ctx.me.user, name: preferencesName, settingValue });
    return isRefusal(saved) ? saved : gridOf(ctx, services, next, await closedBy(ctx));
  });
}

/** Preferences from the text they are stored as. */
export function parsePreferences(text: unknown): NoticePreferences {
  if (typeof text !== 'string') return storedPreferences(null);
  try {
    return storedPreferences(JSON.parse(text));
  } catch {
    return storedPreferences(null);
  }
}

/** Undefined leaves them as they are, null switches them off. */
function quietFrom(value: unknown): QuietHours | null | undefined | Refusal {
  if (value === undefined || value === null) return value;
  const { from, to, zone } = value as Readonly<Record<string, unknown>>;
  if (!isClock(from) || !isClock(to)) return no.clockTime(undefined, 'quiet');
  if (from === to) return no.sameTime(undefined, 'quiet');
  if (!isTimeZone(zone)) return no.timeZone(undefined, 'quiet');
  return { from, to, zone };
}

type AnyEvent = Services['catalogue']['events'][number];
const usualOf = (event: AnyEvent): ChannelChoice =>
  usualChannels(event.notices?.find((n) => n.channels.includes('app')) ?? { channels: [] });

const appOf = (ctx: Context): 'assignee' | 'workspace' => (ctx.me.roles.some(isOfAssignees) ? 'assignee' : 'workspace');
function readerOf(ctx: Context): NoticeReader {
  const app = appOf(ctx);
  return app === 'assignee' && ctx.me.roles.every((role) => role === 'dependant') ? 'family' : app;
}
const chosenBy = (ctx: Context, { catalogue }: Services): AnyEvent[] =>
  catalogue.events.filter((event) => isChosen(event, readerOf(ctx)));

type ClosedBy = (event: AnyEvent) => NoticeChannel[];
/** What the caller's own company has switched off. */
async function closedBy(ctx: Context): Promise<ClosedBy> {
  const settings = new Map(
    (await own(ctx).records(noticeSetting).find({ limit: 1000 })).map((one) => [`${one.event} ${one.place}`, one]),
  );
  return (event) => closedWays(event, (place) => settings.get(`${event.name} ${place}`), appOf(ctx));
}

function gridOf(ctx: Context, services: Services, preferences: NoticePreferences, closed: ClosedBy): PreferenceGrid {
  const rows = chosenBy(ctx, services).map((event) => ({
    event: event.name,
    label: services.textOf(`event.${event.name}`, undefined, ctx.me.locale),
    isDecision: event.weight === 'decision',
    closed: closed(event),
    ...channelsOf(event, event.notices?.find((n) => n.channels.includes('app')) ?? { channels: [] }, preferences),
  }));
  return { rows, quiet: preferences.quiet };
}

const own = (ctx: Context): Context => ctx.asSystemIn(ctx.me.homeTenant, 'the caller decides how they are told');
const mine = (ctx: Context) => ({
  filter: {
    all: [
      { field: 'user', op: 'eq', value: ctx.me.user },
      { field: 'name', op: 'eq', value: preferencesName },
    ] as { field: string; op: 'eq'; value: string }[],
  },
  limit: 1,
});
