import { defineRules, type Event, type Facts, type Refusal } from '@homeport/grammar';
import { type NoticeSetting, noticeSetting } from './notice-setting.entity.ts';
import { notificationsRefusals as no } from './notifications.refusals.ts';
import type { ChannelChoice, NoticeChannel } from './preferences.rules.ts';
import { isSwitchedOff, isToldIn, noticeChannels } from './preferences.rules.ts';
import { type WordingLanguage, wordingLanguages } from './wording.rules.ts';

/** Subject and text of a notice, with variables in curly brackets. */
export interface NoticeWords {
  readonly subject: string;
  readonly body: string;
}
/** Subject and text as somebody wrote them, either of them perhaps not at all. */
export type WrittenWords = Readonly<Record<(typeof parts)[number], string | null | undefined>>;
/** What is wrong with a text that somebody wrote: a bracket, or the name of something it cannot know. */
export type WordsFault = { readonly kind: 'brackets' } | { readonly kind: 'unknown'; readonly name: string };

type Stored = Pick<
  NoticeSetting,
  'inApp' | 'byEmail' | 'byPush' | 'subjectEn' | 'bodyEn' | 'subjectEs' | 'bodyEs' | 'subjectFr' | 'bodyFr'
>;

/** Where the words of each language are kept. */
const wordsAt = {
  en: { subject: 'subjectEn', body: 'bodyEn' },
  es: { subject: 'subjectEs', body: 'bodyEs' },
  fr: { subject: 'subjectFr', body: 'bodyFr' },
} as const;
const parts = ['subject', 'body'] as const;
/** A text of a notice, by the field that keeps it. */
export type WordsField = (typeof wordsAt)[WordingLanguage][(typeof parts)[number]];

/** The fields that keep a language's words. */
export const wordsFields = (language: WordingLanguage) => wordsAt[language];

const wordsIn = (stored: Partial<Stored> | undefined, language: WordingLanguage): WrittenWords => ({
  subject: stored?.[wordsAt[language].subject] ?? null,
  body: stored?.[wordsAt[language].body] ?? null,
});

/** The company's own words in a language; null where the built-in ones hold. */
export function ownWords(stored: Partial<Stored> | undefined, language: WordingLanguage): NoticeWords | null {
  const { subject, body } = wordsIn(stored, language);
  return subject && body ? { subject, body } : null;
}

/** The ways that a company has left open. */
export const openWays = (stored: Partial<Stored> | undefined): ChannelChoice => ({
  app: stored?.inApp !== false,
  mail: stored?.byEmail !== false,
  push: stored?.byPush !== false,
});

/**
 * What is left of a reader's ways when the company has closed some. What is for people's safety stays as declared, and a
 * decision that no way is left for still comes under the bell.
 */
export function waysLeft(event: Pick<Event, 'weight'>, wanted: ChannelChoice, open: ChannelChoice): ChannelChoice {
  if (event.weight === 'security') return wanted;
  const left = { app: wanted.app && open.app, mail: wanted.mail && open.mail, push: wanted.push && open.push };
  return event.weight === 'decision' && isSwitchedOff(left) ? { ...left, app: true } : left;
}

/** The ways that a company has closed for all that somebody is told of an event in an app: there is nothing to choose about them. */
export function closedWays(
  event: Pick<Event, 'notices'>,
  storedAt: (place: number) => Partial<Stored> | undefined,
  app: 'assignee' | 'workspace',
): NoticeChannel[] {
  const open = (event.notices ?? []).flatMap((notice, place) =>
    isToldIn(notice, app) ? [openWays(storedAt(place))] : [],
  );
  return noticeChannels.filter((channel) => open.length > 0 && open.every((ways) => !ways[channel]));
}

/** Why a company may not close these ways. */
export function refuseWays(event: Pick<Event, 'weight'>, open: ChannelChoice) {
  const isAsDeclared = open.app && open.mail && open.push;
  if (event.weight === 'security') return isAsDeclared ? undefined : no.safetyStays();
  return event.weight === 'decision' && isSwitchedOff(open) ? no.decisionStays() : undefined;
}

/** Why these words are none of a notice: one part is missing, or names what the notice does not know. `example` may stand in them. */
export function refuseWords(
  written: WrittenWords,
  faults: Partial<Record<keyof WrittenWords, WordsFault | undefined>>,
  example: string,
): Refusal | undefined {
  const missing = parts.find((part) => !written[part]?.trim());
  if (missing) return no.bothNeeded(undefined, missing);
  const wrong = parts.find((part) => faults[part]);
  const fault = wrong && faults[wrong];
  if (!fault) return undefined;
  return fault.kind === 'unknown'
    ? no.unknownVariable({ name: fault.name }, wrong)
    : no.badBrackets({ example: `{${example}}` }, wrong);
}

/** What the server knows when a setting is saved: the notice it is about, and what it found when it read the words. */
export interface NoticeFacts extends Facts {
  /** Absent where the event has no such notice, or one whose words cannot be changed. */
  readonly told?: { readonly weight: Event['weight'] | undefined; readonly example: string };
  readonly faults: Partial<Record<WordsField, WordsFault>>;
}

/**
 * Nobody loses the only way to be told of money or safety, and words name only what their notice knows. What was kept before
 * stays as it is while other things of the setting change: a later release may know less.
 */
export const noticeSettingRules = defineRules<typeof noticeSetting, NoticeFacts>(noticeSetting, {
  check: (setting, before, { told, faults }) => {
    if (!told) return [no.unknownEvent(undefined, 'event')];
    const { weight, example } = told;
    const isClosing = noticeChannels.some((channel) => openWays(setting)[channel] !== openWays(before)[channel]);
    const closed = isClosing ? refuseWays(weight ? { weight } : {}, openWays(setting)) : undefined;
    return [
      ...(closed ? [closed] : []),
      ...wordingLanguages.flatMap((language) => refuseIn(language, setting, before, faults, example) ?? []),
    ];
  },
});

/** What is wrong with the words of one language, where they were changed, at their fields. */
function refuseIn(
  language: WordingLanguage,
  setting: Partial<Stored>,
  before: Partial<Stored> | undefined,
  faults: NoticeFacts['faults'],
  example: string,
): Refusal | undefined {
  const [written, was] = [wordsIn(setting, language), wordsIn(before, language)];
  if (parts.every((part) => written[part] === was[part]) || parts.every((part) => !written[part])) return undefined;
  const at = wordsAt[language];
  const refused = refuseWords(written, { subject: faults[at.subject], body: faults[at.body] }, example);
  return refused && { ...refused, field: at[refused.field as keyof WrittenWords] };
}
