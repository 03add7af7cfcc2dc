import type { Context } from '@homeport/engine';
import type { Entry, SpokenLanguage } from '@homeport/model/assistant';
import type { Reader } from '../../language/reader-formats.ts';
import type { TextOf } from '../../services.ts';
import type { Say } from './say.ts';

/** What the lines of a topic are made with. Everything is read with `ctx`, so as the caller. */
export interface Asked {
  readonly ctx: Context;
  readonly question: string;
  /** yyyy-MM-dd */
  readonly today: string;
  readonly language: SpokenLanguage;
  readonly reader: Reader;
  readonly say: Say;
  readonly textOf: TextOf;
}
/** A line about a topic with what names it among the others. */
export interface TopicEntry extends Entry {
  /** Said only when the question names it: a single item among whole reports. */
  readonly isDetail?: boolean;
}
/** Lines about a topic, best first; none, with what to say instead. */
export interface TopicLines {
  /** Those without `about` answer any question of the topic and are always said. */
  readonly entries: readonly TopicEntry[];
  /** Introduces the entries when all of them are told. */
  readonly head?: string;
  readonly missing: string;
}

/** Lines of one topic at most; the page of the topic has the rest. */
export const mostLines = 6;
