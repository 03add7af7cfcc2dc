import { plainWords } from './question.rules.ts';

/** Sentences of a document that an answer quotes at most. */
const most = 3;
/** How far into a passage its letterhead may reach, in characters. */
const headReach = 160;

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** A day as letters have it in one of the languages, or as a machine writes it. */
const aDay = new RegExp(String.raw`(?:\d{1,2}(?:er)? (?:de )?(?:${months}),? (?:de )?\d{4}|\d{4}-\d{2}-\d{2})`, 'giu');

/**
 * What of a passage answers a question: without the letterhead that it begins with (sender, title, day), and of a long one the
 * sentences in a row that speak of most of what was asked for.
 */
export function quotedPart(body: string, title: string, keywords: readonly string[]): string {
  const sentences = sentencesOf(withoutHead(body, title));
  if (sentences.length <= most) return sentences.join(' ');
  const hits = sentences.map((sentence) => hitsOf(sentence, keywords));
  const windows = sentences.slice(0, sentences.length - most + 1).map((_, at) => hits.slice(at, at + most));
  const worth = windows.map((window) => window.reduce((all, one) => all + one, 0));
  // Of windows that say as much the one that begins with an answer.
  const best = worth.reduce((chosen, value, at) => {
    const before = worth[chosen] ?? 0;
    return value > before || (value === before && (hits[at] ?? 0) > (hits[chosen] ?? 0)) ? at : chosen;
  }, 0);
  return sentences.slice(best, best + most).join(' ');
}

/** Nothing of a sentence is cut: what follows a head begins like one, and no sentence has ended before. */
function withoutHead(body: string, title: string): string {
  const at = body.slice(0, headReach).toLowerCase().indexOf(title.toLowerCase());
  const afterTitle = at < 0 ? 0 : at + title.length;
  const days = [...body.slice(0, headReach).matchAll(aDay)].map((day) => (day.index ?? 0) + day[0].length);
  for (const end of [...days.reverse(), ...(afterTitle > 0 ? [afterTitle] : [])]) {
    const [head, rest] = [body.slice(0, end), body.slice(end).trimStart()];
    if (/^[\p{Lu}¿¡«“"]/u.test(rest) && !/[.!?]\s/.test(head)) return rest;
  }
  return body;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d¿¡«“"])/u);

function hitsOf(sentence: string, keywords: readonly string[]): number {
  const words = plainWords(sentence).trim().split(' ');
  // Words of one stem: "reimbursed" answers "reimbursement".
  return keywords.filter((keyword) => {
    const stem = keyword.slice(0, Math.max(4, keyword.length - 3));
    return words.some((word) => word.startsWith(stem));
  }).length;
}
