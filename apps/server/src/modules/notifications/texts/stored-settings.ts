import type { Context } from '@homeport/engine';
import {
  type NoticeSetting,
  type NoticeWords,
  noticeSetting,
  ownWords,
  wordingLanguage,
} from '@homeport/model/notifications';
import { fillTemplate } from '../../../language/template.ts';

/** What the company has changed about the notices of an event, by place. */
export async function settingsOf(ctx: Context, event: string): Promise<ReadonlyMap<number, NoticeSetting>> {
  const rows = await ctx
    .asSystem('how a company tells its people')
    .records(noticeSetting)
    .find({ filter: { field: 'event', op: 'eq', value: event }, limit: 100 });
  return new Map(rows.map((row) => [row.place, row]));
}

/** The company's words for a reader, filled in; undefined where the built-in ones are said. Subjects may be told less. */
export function saidInOwnWords(
  setting: Parameters<typeof ownWords>[0],
  language: string,
  params: Readonly<Record<string, string | number>>,
  paramsOfSubject = params,
): NoticeWords | undefined {
  const own = ownWords(setting, wordingLanguage(language));
  const subject = own && fillTemplate(own.subject, language, paramsOfSubject);
  const body = own && fillTemplate(own.body, language, params);
  return subject && body ? { subject, body } : undefined;
}
