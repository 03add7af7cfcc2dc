import type { LucideIcon } from 'lucide-react';
import type { WordKey } from '../words/use-words.ts';

/** The tabs of a phone that lead to pages of domains. */
export type PhoneTab = 'home' | 'myMove' | 'messages';
/** An entry of the menu. It is drawn where the access settings give it and its page is there. */
export interface MenuPlace {
  /** What the access settings call it. */
  readonly code: string;
  readonly word: WordKey;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Where it stands among the others: the lowest is first. */
  readonly order: number;
  /** Current on its own page only, not on those below it. */
  readonly isExact?: true;
  /** Stands for a tab of the phone: of several the first that is given, by `order`; `always` where none is. */
  readonly tab?: { readonly of: PhoneTab; readonly order: number; readonly always?: true };
  /** Help is here (the family has it without an entry), or is asked for here where there is no such page. */
  readonly help?: 'here' | 'instead';
  /** Stands in the menu of the account as well. */
  readonly isOfAccount?: true;
}
/** Something that can be added from every page. */
export interface AddPlace {
  readonly word: WordKey;
  readonly description?: WordKey;
  readonly icon: LucideIcon;
  readonly href: string | (() => string);
  readonly order: number;
  /** The entry of the menu without which it is not offered, by its code. */
  readonly needs?: string;
  readonly right?: string;
}
/** What a domain brings to the menu and to the frame, in its `menu.ts`; `npm run derive` collects them. */
export interface DomainMenu {
  readonly places?: readonly MenuPlace[];
  readonly adds?: readonly AddPlace[];
  /** Its pages that stand below an entry although their addresses do not begin with its, by the code of the entry. */
  readonly below?: Readonly<Record<string, readonly string[]>>;
  /** Its pages that have help beside them on a wide screen. */
  readonly withHelp?: readonly string[];
}
