import type { LucideIcon } from 'lucide-react';
import type { WordKey } from '../words/use-words.ts';
import type { Letters } from './go-keys.ts';

/** A page's name is the text `page.<key>` of the workspace. */
export type PageKey = WordKey extends infer K ? (K extends `page.${infer P}` ? P : never) : never;
/** A page of the workspace that is more than generated: where it hangs and which right opens it. */
export interface OwnPage {
  readonly key: PageKey;
  readonly menu: string;
  readonly path: string;
  readonly right: string | null;
  /** Where it stands among the others; whoever signs in starts with the first that is theirs. */
  readonly order: number;
  /** The section of a long menu that it stands under, before its lists. */
  readonly heading?: string;
  /** Leads there after "g". */
  readonly letter?: string;
  /** It is asked about any record, in these words: the address then says `about` and `record`. */
  readonly ofRecord?: WordKey;
  /** It shows what is there in all companies, where none was chosen. */
  readonly ofAll?: true;
}
/** A way to a page from the menu of the account. */
export interface AccountPlace {
  readonly key: string;
  readonly word: WordKey;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly icon: LucideIcon;
}
/** What a domain brings to the menu, in its `menu.ts`; `npm run derive` collects them. */
export interface DomainMenu {
  readonly pages: readonly OwnPage[];
  readonly account?: readonly AccountPlace[];
}

/** What the domains bring to the menu. */
export interface OwnMenu {
  readonly pages: readonly OwnPage[];
  readonly account: readonly AccountPlace[];
  readonly letters: Letters;
}
