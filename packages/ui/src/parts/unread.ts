import { createStore } from './store.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Inputs of forms in which something was typed that cannot be read, each with what is wrong with it. Their value is none, so that a
 * form whose field was empty before holds what it held: only this tells that something would be lost.
 */
export const unreadInputs = createStore<ReadonlyMap<Input, string>>(new Map());

/** Something unreadable was typed here; until what is answered is called. */
export function addUnread(input: Input, fault: string): () => void {
  if (!input.form) return () => undefined;
  unreadInputs.set((all) => new Map([...all, [input, fault]]));
  return () => unreadInputs.set((all) => new Map([...all].filter(([one]) => one !== input)));
}
/** What is wrong with the text of a control; undefined where it can be read, or nothing was typed. */
export const unreadFault = (all: ReadonlyMap<Input, string>, id: string): string | undefined =>
  [...all].find(([input]) => input.id === id)?.[1];

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
