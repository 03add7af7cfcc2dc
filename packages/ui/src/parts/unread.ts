import { createStore } from './store.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

interface Unread {
  /** What is wrong with the text. */
  readonly fault: string;
  /** Puts what is stored in the place of the text. */
  readonly forget: () => void;
}
/**
 * Inputs in which something was typed that cannot be read. Their value is none, so that a form whose field was empty before holds
 * what it held: only this tells that something would be lost.
 */
export const unreadInputs = createStore<ReadonlyMap<Input, Unread>>(new Map());

/** Something unreadable was typed here; until what is answered is called. */
export function addUnread(input: Input, unread: Unread): () => void {
  unreadInputs.set((all) => new Map([...all, [input, unread]]));
  return () => unreadInputs.set((all) => new Map([...all].filter(([one]) => one !== input)));
}
/** What is wrong with the text of a control; undefined where it can be read, or nothing was typed. */
export const unreadFault = (all: ReadonlyMap<Input, Unread>, id: string): string | undefined =>
  [...all].find(([input]) => input.id === id)?.[1].fault;

/** Texts of a draft that wait for their controls: where each belongs below `root`, whose ids begin with `prefix`. */
export interface KeptTexts {
  readonly root: { readonly current: HTMLElement | null };
  readonly prefix: string;
  readonly texts: Map<string, string>;
}
export const keptTexts = new Set<KeptTexts>();

/**
 * Where an input stands in its form, the same the next time it is drawn: what follows `prefix` in the id of the field around it, and
 * which input of that field it is. Undefined where no such id is around it.
 */
export function placeOf(input: Input, { root, prefix }: Pick<KeptTexts, 'root' | 'prefix'>): string | undefined {
  for (let at: HTMLElement | null = input; at && at !== root.current; at = at.parentElement)
    if (at.id.startsWith(prefix))
      return `${at.id.slice(prefix.length)}#${at === input ? 0 : [...at.querySelectorAll('input, textarea')].indexOf(input)}`;
  return undefined;
}
/** What a draft has kept of a control that is drawn now, handed out once. */
export function takeKept(input: Input): string | undefined {
  for (const kept of keptTexts) {
    const place = kept.root.current?.contains(input) ? placeOf(input, kept) : undefined;
    const text = place === undefined ? undefined : kept.texts.get(place);
    if (place === undefined || text === undefined) continue;
    kept.texts.delete(place);
    return text;
  }
  return undefined;
}

/** The controls below an element whose text cannot be read, in the order of the page; from now on each says why. */
export function showUnread(root: ParentNode): readonly Input[] {
  const unread = [...root.querySelectorAll<Input>('input, textarea')].filter((input) => input.validity.customError);
  for (const input of unread) input.checkValidity();
  return unread;
}
/** Whether something below an element cannot be read: nothing is sent then, and the keyboard is in the first of it. */
export function stopAtUnread(root: ParentNode | null): boolean {
  if (!root) return false;
  const [first] = showUnread(root);
  // Not behind a bar that stands over the edge of the page.
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first !== undefined;
}
