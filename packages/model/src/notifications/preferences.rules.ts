import { type Event, isObject, isTimeZone, type Notice } from '@homeport/grammar';

/** The ways a notice reaches somebody, in the order of the grid. */
export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export type ChannelChoice = Readonly<Record<NoticeChannel, boolean>>;

/** E-mail and push wait from `from` to `to` (`22:00`), by the clock of `zone` (`Asia/Singapore`). */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}
/** What somebody has decided about being told; what is not decided is as declared. */
export interface NoticePreferences {
  readonly choices: Readonly<Record<string, ChannelChoice>>;
  readonly quiet: QuietHours | null;
}
export const noPreferences: NoticePreferences = { choices: {}, quiet: null };

/** As declared; whoever is mailed is also pushed to, where they have allowed a browser to. */
export const usualChannels = (notice: Pick<Notice, 'channels'>): ChannelChoice => ({
  app: notice.channels.includes('app'),
  mail: notice.channels.includes('mail'),
  push: notice.channels.includes('mail') || notice.channels.includes('push'),
});

/** Neither in the app nor by e-mail: a browser may be gone without saying so, push alone reaches nobody for certain. */
export const isSwitchedOff = ({ app, mail }: ChannelChoice): boolean => !app && !mail;

/** On which channels a notice goes out. A decision nobody wants to hear of still comes under the bell. */
export function channelsOf(
  event: Pick<Event, 'name' | 'weight'>,
  notice: Pick<Notice, 'channels'>,
  { choices }: NoticePreferences,
): ChannelChoice {
  const usual = usualChannels(notice);
  const own = Object.hasOwn(choices, event.name) ? choices[event.name] : undefined;
  if (!own || event.weight === 'security') return usual;
  return event.weight === 'decision' && isSwitchedOff(own) ? { ...own, app: true } : own;
}

/** Who chooses: somebody of the workspace, an assignee, or a member of the family, who has the same app. */
export type NoticeReader = 'assignee' | 'family' | 'workspace';
/** Whom a notice names who is never this reader: money and papers are the assignee's, what was shared is the partner's. */
const ofOthers: Readonly<Record<NoticeReader, readonly string[]>> = {
  assignee: ['partner'],
  family: ['assignee', 'payee'],
  workspace: [],
};
/**
 * Events somebody may choose about: told under the bell of their app, to such as them, and not for their safety. What leads
 * nowhere is told in both apps.
 */
export function isChosen(event: Event, reader: NoticeReader): boolean {
  if (event.weight === 'security') return false;
  const app = reader === 'workspace' ? 'workspace' : 'assignee';
  return (event.notices ?? []).some((notice) => isToldIn(notice, app) && !ofOthers[reader].includes(notice.to));
}
/** Whether a notice is told under the bell of an app. */
export function isToldIn({ channels, link }: Notice, app: 'assignee' | 'workspace'): boolean {
  const start = app === 'assignee' ? '/dashboard' : '/workspace';
  return channels.includes('app') && (link === undefined || link.startsWith(start));
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const isClock = (text: unknown): text is string => typeof text === 'string' && clock.test(text);
/** When the quiet hours that hold at a moment are over; null when none hold. */
export function quietUntil(quiet: QuietHours | null, now: Temporal.Instant): Temporal.Instant | null {
  if (!quiet) return null;
  const local = now.toZonedDateTimeISO(quiet.zone);
  const time = local.toPlainTime();
  const from = Temporal.PlainTime.from(quiet.from);
  const to = Temporal.PlainTime.from(quiet.to);
  const isAfter = (a: Temporal.PlainTime, b: Temporal.PlainTime) => Temporal.PlainTime.compare(a, b) >= 0;
  const isOverNight = isAfter(from, to);
  const isQuiet = isOverNight ? isAfter(time, from) || !isAfter(time, to) : isAfter(time, from) && !isAfter(time, to);
  if (!isQuiet) return null;
  const day = local.toPlainDate();
  const end = (isAfter(time, to) ? day.add({ days: 1 }) : day).toZonedDateTime({ timeZone: quiet.zone, plainTime: to });
  // The hour that is left out in spring ends before it began.
  return Temporal.Instant.compare(end.toInstant(), now) > 0 ? end.toInstant() : null;
}

/** Preferences as they were stored; what is no longer understood falls back to what is declared. */
export function storedPreferences(value: unknown): NoticePreferences {
  if (!isObject(value)) return noPreferences;
  const { choices, quiet } = value;
  return { choices: storedChoices(choices) ?? {}, quiet: storedQuiet(quiet) };
}
function storedQuiet(value: unknown): QuietHours | null {
  if (!isObject(value)) return null;
  const { from, to, zone } = value;
  return isClock(from) && isClock(to) && from !== to && isTimeZone(zone) ? { from, to, zone } : null;
}
/** Choices by event; undefined when they are no such thing. */
export function storedChoices(value: unknown): Record<string, ChannelChoice> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const read: Record<string, ChannelChoice> = {};
  for (const [event, given] of Object.entries(value)) {
    if (!isObject(given)) return undefined;
    const { app, mail, push } = given;
    if (typeof app !== 'boolean' || typeof mail !== 'boolean' || typeof push !== 'boolean') return undefined;
    read[event] = { app, mail, push };
  }
  return read;
}
