import type { Event, Notice } from '@homeport/grammar';
import { broadcastTold, companyEventHappened, recordChanged } from './notifications.events.ts';
import { type ChannelChoice, usualChannels } from './preferences.rules.ts';

/** A notice whose words a company may change. */
export interface ToldNotice {
  readonly event: Event;
  readonly notice: Notice;
  readonly place: number;
  /** A mail that carries a one-time code or link; identity writes it, and always sends it. */
  readonly isCode: boolean;
  readonly usual: ChannelChoice;
}
/** A name that may stand in curly brackets. */
export interface NoticeVariable {
  readonly name: string;
  readonly label: string;
}

/** What follows a record or was written by hand has the words of its moment, a company's own event those of its templates. */
const withoutWords: ReadonlySet<string> = new Set([recordChanged.name, broadcastTold.name, companyEventHappened.name]);
const isCodeMail = ({ payload }: Event): boolean => {
  const { code } = payload;
  return code !== undefined && 'to' in code && code.to === 'oneTimeCode';
};

/** Every notice that leaves the house or stands under the bell. */
export function toldNotices({ events }: { readonly events: readonly Event[] }): readonly ToldNotice[] {
  return events.flatMap((event) => {
    if (withoutWords.has(event.name)) return [];
    const isCode = isCodeMail(event);
    return (event.notices ?? []).flatMap((notice, place): ToldNotice[] => {
      // The second notice of a code is the sentence shown to who asked for it.
      if (isCode) return place === 0 ? [{ event, notice, place, isCode, usual: codeWays }] : [];
      return notice.channels.includes('app') ? [{ event, notice, place, isCode, usual: usualChannels(notice) }] : [];
    });
  });
}
const codeWays: ChannelChoice = { app: false, mail: true, push: false };

/** What people lose who are not told: a code is for their safety, too. */
export const weightOf = ({ isCode, event }: Pick<ToldNotice, 'isCode' | 'event'>): Event['weight'] =>
  isCode ? 'security' : event.weight;

/** What identity knows when it writes a code or link. */
const codeVariables: readonly NoticeVariable[] = [
  { name: 'login', label: 'Username' },
  { name: 'tenant', label: 'Company' },
  { name: 'appName', label: 'Application' },
  { name: 'minutes', label: 'Minutes' },
  { name: 'days', label: 'Days' },
];

/** What the words of a notice may name: what its event carries, without ids and the parts that only other languages need. */
export function variablesOf({ event, isCode }: ToldNotice): readonly NoticeVariable[] {
  if (isCode) return codeVariables;
  return Object.entries(event.payload)
    .filter(([name, field]) => !('to' in field) && field.type !== 'json' && !isOfOneLanguage(name, event))
    .map(([name, field]) => ({ name, label: field.label }));
}
const isOfOneLanguage = (name: string, { payload }: Event): boolean =>
  /(?:Es|Fr)$/.test(name) && payload[name.slice(0, -2)] !== undefined;
