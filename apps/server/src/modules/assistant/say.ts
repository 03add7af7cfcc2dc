import type { Context } from '@homeport/engine';
import { type AnswerWord, answerWords, type SpokenLanguage } from '@homeport/model/assistant';
import { sql } from 'kysely';
import { type Message, messageIn } from '../../language/message.ts';
import type { Reader } from '../../language/reader-formats.ts';

/** Says a text of the assistant with its arguments. */
export type Say = (word: AnswerWord, values?: Readonly<Record<string, string | number>>) => string;

const parsed = new Map<string, Message>();

/** The assistant's voice in a language. */
export const voiceIn =
  (language: SpokenLanguage): Say =>
  (word, values) => {
    const key = `${language} ${word}`;
    const message = parsed.get(key) ?? messageIn(answerWords[language][word], language);
    parsed.set(key, message);
    return String(message.format(values));
  };

/** The language of a locale among those the assistant speaks. */
export function spokenIn(locale: string): SpokenLanguage {
  const language = locale.slice(0, 2);
  return language === 'es' || language === 'fr' ? language : 'en';
}

/** How the caller reads days, in the language of an answer. */
export async function readerIn(ctx: Context, language: SpokenLanguage): Promise<Reader> {
  const [row] = await ctx.query<{ dateFormat: string | null }>(sql`
    select date_format as "dateFormat" from app."user" where tenant_id = ${ctx.tenant}::uuid and id = ${ctx.me.user}::uuid`);
  return { language, dateFormat: row?.dateFormat ?? 'dd-MM-yyyy' };
}
