import type { Catalogue, Event, Field, Notice } from '@homeport/grammar';
import {
  broadcastTold,
  type ChannelChoice,
  companyEventHappened,
  recordChanged,
  usualChannels,
} from '@homeport/model/notifications';
import type { Reader } from '../../../language/reader-formats.ts';
import { noticeParams } from '../notice-params.ts';

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
export function toldNotices(catalogue: Pick<Catalogue, 'events'>): readonly ToldNotice[] {
  return catalogue.events.flatMap((event) => {
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

/** What identity knows when it writes a code or link. */
const codeVariables: readonly NoticeVariable[] = [
  { name: 'login', label: 'Username' },
  { name: 'tenant', label: 'Company' },
  { name: 'appName', label: 'Application' },
  { name: 'minutes', label: 'Minutes' },
  { name: 'days', label: 'Days' },
];
const codeSample = { login: 'anna.berg', appName: 'Homeport', tenant: 'Nordlys Shipping', minutes: '30', days: '7' };

/** What the words of a notice may name: what its event carries, without ids and the parts that only other languages need. */
export function variablesOf({ event, isCode }: ToldNotice): readonly NoticeVariable[] {
  if (isCode) return codeVariables;
  return Object.entries(event.payload)
    .filter(([name, field]) => !('to' in field) && field.type !== 'json' && !isOfOneLanguage(name, event))
    .map(([name, field]) => ({ name, label: field.label }));
}
const isOfOneLanguage = (name: string, { payload }: Event): boolean =>
  /(?:Es|Fr)$/.test(name) && payload[name.slice(0, -2)] !== undefined;

/** Made-up values of a notice, as a reader would see them. */
export function sampleOf(told: ToldNotice, reader: Reader): Readonly<Record<string, string>> {
  if (told.isCode) return codeSample;
  const payload = Object.fromEntries(
    Object.entries(told.event.payload).map(([name, field]) => [name, made(name, field)]),
  );
  return noticeParams(told.event, payload, reader);
}
const byName: Readonly<Record<string, string>> = {
  currency: 'EUR',
  reference: 'ER-000123',
  name: 'Anna Berg',
  firstName: 'Anna',
  total: '1250.50',
  accountEnding: '4321',
};
function made(name: string, field: Field): unknown {
  if (byName[name]) return byName[name];
  switch (field.type) {
    case 'money':
    case 'decimal':
      return '1250.50';
    case 'percentage':
      return '12.5';
    case 'whole':
      return 3;
    case 'date':
      return '2026-03-14';
    case 'dateTime':
      return '2026-03-14T09:30:00Z';
    case 'yesNo':
      return true;
    default:
      return field.label;
  }
}
