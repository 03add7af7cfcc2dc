import type { Event } from '@homeport/grammar';
import type { NoticeSetting } from './notice-setting.entity.ts';
import { notificationsRefusals as no } from './notifications.refusals.ts';
import type { ChannelChoice, NoticeChannel } from './preferences.rules.ts';
import { isSwitchedOff, isToldIn, noticeChannels } from './preferences.rules.ts';
import type { WordingLanguage } from './wording.rules.ts';

/** Subject and text of a notice, with variables in curly brackets. */
export interface NoticeWords {
  readonly subject: string;
  readonly body: string;
}
type Stored = Pick<
  NoticeSetting,
  'inApp' | 'byEmail' | 'byPush' | 'subjectEn' | 'bodyEn' | 'subjectEs' | 'bodyEs' | 'subjectFr' | 'bodyFr'
>;

/** The company's own words in a language; null where the built-in ones hold. */
export function ownWords(stored: Partial<Stored> | undefined, language: WordingLanguage): NoticeWords | null {
  const [subject, body] = {
    en: [stored?.subjectEn, stored?.bodyEn],
    es: [stored?.subjectEs, stored?.bodyEs],
    fr: [stored?.subjectFr, stored?.bodyFr],
  }[language] as [string | null | undefined, string | null | undefined];
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
