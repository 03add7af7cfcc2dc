import type { DayRuleCode } from '../diary/door.generated.ts';
import {
  dayRuleWords,
  enoughWords,
  functionWords,
  howLongWords,
  leftWords,
  limitWords,
  mayGoWords,
  outsideWords,
  type Topic,
  topicPatterns,
  untilWhenWords,
  whyRefusedWords,
} from './question-words.data.ts';

/** The languages the assistant understands and answers in. */
export const spokenLanguages = ['en', 'es', 'fr'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Letters without accents, lower case, everything else one blank; with a blank at both ends. */
export const plainWords = (typed: string): string =>
  ` ${typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The language a question is written in, by its small words; the reader's own where they do not say. */
export function languageOfQuestion(typed: string, own: SpokenLanguage): SpokenLanguage {
  const words = new Set(plainWords(typed).trim().split(' '));
  const hits = (language: SpokenLanguage): number =>
    functionWords[language].split(' ').filter((word) => words.has(word)).length;
  const best = Math.max(...spokenLanguages.map(hits));
  if (best === 0 || hits(own) === best) return own;
  return spokenLanguages.find((language) => hits(language) === best) ?? own;
}

/** What a question is about, what fits best first; at most three topics. */
export function topicsOf(typed: string): Topic[] {
  const words = plainWords(typed);
  const found = Object.entries(topicPatterns).map(([topic, patterns]) => ({
    topic: topic as Topic,
    hits: patterns.filter((pattern) => pattern.test(words)).length,
  }));
  const topics = found
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, 3)
    .map(({ topic }) => topic);
  // What somebody would have to pay back is neither what is paid to them nor when they leave.
  return topics.includes('PAYBACK') ? ['PAYBACK'] : topics;
}

/** Parts of a question that ask for different things ("when do I leave, and who helps me?"); at least the whole. */
export function clausesOf(typed: string): string[] {
  const parts = typed.split(/[?;.!¿¡]+\s*|,?\s+(?:and|y|et)\s+/iu).filter((part) => part.trim() !== '');
  const clauses: string[] = [];
  for (const part of parts)
    if (clauses.length > 0 && topicsOf(part).length === 0) clauses.push(`${clauses.pop()} ${part}`);
    else clauses.push(part);
  return clauses.length > 0 ? clauses : [typed];
}

/** A short question that names no topic goes on with those of the question before it ("and in 2025?"). */
export function topicsInThread(typed: string, before: readonly Topic[]): readonly Topic[] {
  const own = topicsOf(typed);
  if (own.length > 0 || before.length === 0) return own;
  const isFollowUp = /^ (and|what about|how about|y|e|et|que tal|qu en est il) /.test(plainWords(typed));
  return isFollowUp && plainWords(typed).trim().split(' ').length <= 6 ? before : own;
}

/** The words of a question that a library can be searched by; at most eight unless said otherwise, each once. */
export function keywordsOf(typed: string, most = 8): string[] {
  const small = new Set(Object.values(functionWords).join(' ').split(' '));
  const words = plainWords(typed).trim().split(' ');
  return [...new Set(words.filter((word) => word.length > 2 && !small.has(word)))].slice(0, most);
}

const names = new Map<string, string>();
/** The country a question names, in any of the languages, among the given codes; the longest name wins. */
export function countryIn(typed: string, codes: readonly string[]): string | undefined {
  const words = plainWords(typed);
  let found: { code: string; length: number } | undefined;
  for (const code of codes)
    for (const language of spokenLanguages) {
      const name = nameOf(code, language);
      if (words.includes(name) && name.length > (found?.length ?? 0)) found = { code, length: name.length };
    }
  return found?.code;
}

function nameOf(code: string, language: SpokenLanguage): string {
  const key = `${language} ${code}`;
  const known = names.get(key) ?? plainWords(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code);
  names.set(key, known);
  return known;
}

/** The year a question names: four digits, or last year as seen from `today` (yyyy-MM-dd). */
export function yearIn(typed: string, today: string): number | undefined {
  const words = plainWords(typed);
  const digits = / ((?:19|20)\d\d) /.exec(words)?.[1];
  if (digits) return Number(digits);
  const isLast = / last year | ano pasado | annee derniere | annee passee | an dernier /.test(words);
  return isLast ? Number(today.slice(0, 4)) - 1 : undefined;
}

const months: readonly (readonly string[])[] = [
  ['january', 'enero', 'janvier'],
  ['february', 'febrero', 'fevrier'],
  ['march', 'marzo', 'mars'],
  ['april', 'abril', 'avril'],
  // "May" is a month in English where a year follows; else it is what one may do.
  ['mayo', 'mai'],
  ['june', 'junio', 'juin'],
  ['july', 'julio', 'juillet'],
  ['august', 'agosto', 'aout'],
  ['september', 'septiembre', 'septembre'],
  ['october', 'octubre', 'octobre'],
  ['november', 'noviembre', 'novembre'],
  ['december', 'diciembre', 'decembre'],
];
/**
 * The first day of the month that a question names (yyyy-MM-dd): of the year beside it, else the next one as seen from `today`; undefined
 * where it names none.
 */
export function monthIn(typed: string, today: string): string | undefined {
  const words = plainWords(typed);
  const at = / may (?:19|20)\d\d /.test(words)
    ? 4
    : months.findIndex((names) => names.some((name) => words.includes(` ${name} `)));
  if (at < 0) return undefined;
  const month = String(at + 1).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const year = yearIn(typed, today) ?? (`${thisYear}-${month}` < today.slice(0, 7) ? thisYear + 1 : thisYear);
  return `${year}-${month}-01`;
}

/** The day rules a question asks for: those it names, all where it asks what is left; undefined where it only asks for days. */
export function rulesNamedIn(typed: string): readonly DayRuleCode[] | 'ALL' | undefined {
  const words = plainWords(typed);
  const named = dayRuleWords.filter(({ pattern }) => pattern.test(words)).flatMap(({ codes }) => codes);
  if (named.length > 0) return [...new Set(named)];
  return leftWords.test(words) || howLongWords.test(words) ? 'ALL' : undefined;
}

/** Whether a question asks what is left of something. */
export const asksWhatIsLeft = (typed: string): boolean => leftWords.test(plainWords(typed));

/** Whether a question wants yes or no about how long something is valid. */
export const asksWhetherEnough = (typed: string): boolean =>
  enoughWords.test(plainWords(typed)) && !untilWhenWords.test(plainWords(typed));
/** Whether a question asks how long one may stay, by whichever rule. */
export const asksHowLong = (typed: string): boolean => howLongWords.test(plainWords(typed));

/** Whether a question asks whether one may go somewhere; the country is looked for apart. */
export const asksWhetherMayGo = (typed: string): boolean => mayGoWords.test(plainWords(typed));

/** Whether a question asks up to how much may be spent. */
export const asksForLimit = (typed: string): boolean => limitWords.test(plainWords(typed));

/** Whether a question asks why something was refused. */
export const asksWhyRefused = (typed: string): boolean => whyRefusedWords.test(plainWords(typed));

/** Whether a question asks for everywhere but a country (ISO 3166 code), which it names. */
export function asksOutside(typed: string, code: string): boolean {
  const words = plainWords(typed);
  return spokenLanguages.some((language) => {
    const at = words.indexOf(nameOf(code, language));
    return at >= 0 && outsideWords.test(words.slice(0, at + 1));
  });
}
