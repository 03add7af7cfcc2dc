import { createStore } from '../parts/store.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Inputs of forms in which something was typed that cannot be read. Their value is none, so that a form whose field was empty
 * before holds what it held: only this tells that something would be lost.
 */
export const unreadInputs = createStore<ReadonlySet<Input>>(new Set());

/** Something unreadable was typed here; until what is answered is called. */
export function addUnread(input: Input): () => void {
  if (!input.form) return () => undefined;
  unreadInputs.set((all) => new Set([...all, input]));
  return () => unreadInputs.set((all) => new Set([...all].filter((one) => one !== input)));
}

/** The controls below an element whose text cannot be read, in the order of the page; from now on each says why. */
export function showUnread(root: ParentNode): readonly Input[] {
  const unread = [...root.querySelectorAll<Input>('input, textarea')].filter((input) => input.validity.customError);
  for (const input of unread) input.checkValidity();
  return unread;
}
/** Whether something below an element cannot be read: nothing is sent then, and the keyboard is in the first of it. */
export function stopAtUnread(root: ParentNode): boolean {
  const [first] = showUnread(root);
  first?.focus();
  return first !== undefined;
}
