import type { OwnTopic } from './question-words.data.ts';

/** Something an answer is taken from; its number stands in the text as `[1]`. */
export interface AnswerSource {
  readonly number: number;
  readonly kind: 'OWN' | 'DOCUMENT';
  readonly title: string;
  /** Where it is shown in the app. */
  readonly href: string;
  /** Page of a document. */
  readonly page: number | null;
}
/** What was found: lines about one's own, or a passage of a document. All of it was read as the caller. */
export interface Finding {
  readonly kind: AnswerSource['kind'];
  readonly title: string;
  readonly href: string;
  readonly page: number | null;
  /** Whole sentences in the language of the answer; of a document its passage. */
  readonly lines: readonly string[];
}
/** The texts that stand around findings, in the language of the answer. */
export interface AnswerTexts {
  /** Introduces what the library says. */
  readonly library: string;
  /** A passage in the quotation marks of the language. */
  readonly quoted: (passage: string) => string;
  /** Says of each topic without data that there is none. */
  readonly missing: readonly string[];
  /** Said when nothing at all was found. */
  readonly nothing: string;
}
export interface ComposedAnswer {
  readonly body: string;
  readonly sources: readonly AnswerSource[];
  readonly isFound: boolean;
}

/** An answer from templates: what is one's own first, then the library, then what could not be found. Each says its source. */
export function composeAnswer(found: readonly Finding[], texts: AnswerTexts): ComposedAnswer {
  const ordered = [...found.filter((one) => one.kind === 'OWN'), ...found.filter((one) => one.kind === 'DOCUMENT')];
  const sources = ordered.map(
    ({ kind, title, href, page }, i): AnswerSource => ({ number: i + 1, kind, title, href, page }),
  );
  const firstDocument = ordered.findIndex((one) => one.kind === 'DOCUMENT');
  const paragraphs = ordered.flatMap((one, i) => {
    const said = one.kind === 'OWN' ? one.lines.join('\n') : texts.quoted(one.lines.join(' '));
    const withSource = `${said} [${i + 1}]`;
    return i === firstDocument ? [texts.library, withSource] : [withSource];
  });
  const isFound = ordered.length > 0;
  const rest = isFound || texts.missing.length > 0 ? texts.missing : [texts.nothing];
  return { body: [...paragraphs, ...rest].join('\n\n'), sources, isFound };
}

/** Of two ways to the same page only one is named: findings of one topic are one finding. */
export const topicPages: Readonly<Record<OwnTopic, string>> = {
  DATES: '/dashboard/assistance',
  SERVICES: '/dashboard/services',
  MONEY: '/dashboard/expense-reports',
  DAYS: '/dashboard/tracker',
  DOCUMENTS: '/dashboard/documents',
  CONTACTS: '/dashboard/contactUs/contacts',
  TIMELINE: '/dashboard/timeline',
  BENEFITS: '/dashboard/assistance',
  LUMP_SUM: '/dashboard/lump-sum-policy',
  PAPERS: '/dashboard/travel/document-check',
  FAMILY: '/dashboard/assistance/family',
  CALLS: '/dashboard/video-calls',
  TICKETS: '/dashboard/contactUs/helpdesk',
  TRIPS: '/dashboard/travel',
  FORMS: '/dashboard/content',
  NEXT: '/dashboard',
  PAYBACK: '/dashboard/assistance',
  BANK: '/dashboard/banking',
};
