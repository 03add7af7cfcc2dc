import type { ComponentType } from 'react';
import type { ThemeData } from '../session/theme.ts';
import type { PageWords } from '../words/page-words.ts';
import type { PresentAssignment } from './queries.ts';

/** What decides whether a card stands on somebody's Home. */
export interface OfHome {
  /** A member of the family. */
  readonly isGuest: boolean;
  readonly theme: ThemeData;
  readonly assignment: PresentAssignment | null;
}
/** A card of Home. */
export interface HomeCard {
  /** Where it stands among the others of its place: the lowest is first. */
  readonly order: number;
  /** Over the two columns, in one of them, or below; on a phone one after the other. */
  readonly place: 'above' | 'left' | 'right' | 'below';
  readonly isOn: (of: OfHome) => boolean;
  readonly Card: ComponentType;
}
/** The cards that a domain has on Home, in its `home-cards.tsx`; `npm run derive` collects them. */
export type HomeCards = readonly HomeCard[];

/** What a question for Home is given. */
export interface HomeAsking {
  /** Asks, with all others in one call. */
  readonly now: <Q>(query: Q) => Promise<unknown>;
  readonly learn: (words: PageWords) => Promise<void>;
  readonly isGuest: boolean;
}
/** What a domain asks for its cards before Home is drawn, in its `home-asks.ts`, which is there before their code is. */
export interface HomeAsks {
  readonly asks?: (of: HomeAsking) => readonly Promise<unknown>[];
  /** What goes by the assignment, once that is known. */
  readonly ofAssignment?: (of: HomeAsking, assignment: PresentAssignment | null) => readonly Promise<unknown>[];
  /** Texts without which its cards cannot be drawn. */
  readonly words?: readonly PageWords[];
}
