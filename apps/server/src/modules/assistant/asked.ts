import type { Context } from '@homeport/engine';
import type { SpokenLanguage } from '@homeport/model/assistant';
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
/** Lines about a topic; none, with what to say instead. */
export interface TopicLines {
  readonly lines: readonly string[];
  readonly missing: string;
}
