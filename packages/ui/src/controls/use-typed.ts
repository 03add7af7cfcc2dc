import { useEffect, useRef, useState } from 'react';
import { addUnread, showUnread, stopAtUnread } from '../parts/unread.ts';
import { afterPress } from './after-press.ts';

/** How a typed text and a value become each other. */
export interface Typing<V> {
  readonly value: V | null | undefined;
  readonly onChange: (value: V | null) => void;
  /** The value of a text that is not empty; null when it is none. */
  readonly read: (text: string) => V | null;
  readonly write: (value: V) => string;
  /** Why a readable value is still refused (too many decimals); undefined when it is fine. */
  readonly check?: (value: V) => string | undefined;
  /** Said when the text cannot be read. */
  readonly unreadable: string | ((text: string) => string);
  /** Changes when texts have to be written anew: locale, date format, currency. */
  readonly writtenFor?: string;
  readonly isSame?: (one: V | null, other: V | null) => boolean;
}
const same = (one: unknown, other: unknown) => one === other;

/**
 * Keeps what a person types apart from the value it means. A text that means nothing or breaks a limit stays in the field, the
 * value becomes null, and the native input is marked invalid so that `typedFaults` finds it when the form is sent. The fault is
 * shown then, not on leaving the field: what appears there would move Save from under the pointer. A form that does not gather
 * the faults itself (`data-gathers`) is kept from being sent.
 */
export function useTyped<V>({ value, onChange, read, write, check, unreadable, writtenFor, isSame = same }: Typing<V>) {
  const given = value ?? null;
  const [text, setText] = useState(given === null ? '' : write(given));
  const [seen, setSeen] = useState<{ given: V | null; writtenFor: string | undefined }>({ given, writtenFor });
  const [isDone, setDone] = useState(false);
  // What is stored may break a rule of today: nobody has typed that.
  const [isTyped, setIsTyped] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const refuse = (typed: string, now: V | null) =>
    typed.trim() === ''
      ? undefined
      : now === null
        ? typeof unreadable === 'string'
          ? unreadable
          : unreadable(typed)
        : check?.(now);
  const understand = (typed: string) => (typed.trim() === '' ? null : read(typed));
  const meant = understand(text);
  const fault = refuse(text, meant);
  const handed = fault ? null : meant;
  if (!isSame(seen.given, given) || seen.writtenFor !== writtenFor) {
    setSeen({ given, writtenFor });
    const isOwn = isSame(given, meant) || isSame(given, handed);
    // A value that changed in the same moment was typed, and its text is not done: the first digit of an amount sets its currency.
    const isWrittenAnew = seen.writtenFor !== writtenFor && given !== null && isSame(seen.given, given);
    if (!isOwn || isWrittenAnew) {
      setText(given === null ? '' : write(given));
      setIsTyped(false);
      setDone(false);
    }
  }

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setCustomValidity(fault ?? '');
    if (fault === undefined) return;
    const show = () => setDone(true);
    const form = element.form;
    const stop = (event: Event) => {
      show();
      if (!form || form.dataset.gathers !== undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Whoever hears of it first speaks for all: they are told in the order in which they were typed.
      stopAtUnread(form);
    };
    element.addEventListener('invalid', show);
    form?.addEventListener('submit', stop, true);
    return () => {
      element.removeEventListener('invalid', show);
      form?.removeEventListener('submit', stop, true);
    };
  }, [fault]);
  const unread = isTyped ? fault : undefined;
  useEffect(() => (unread && input.current ? addUnread(input.current, unread) : undefined), [unread]);

  return {
    ref: input,
    text,
    /**
     * What is said below the field. What is wrong with the text comes once the person has tried to send it, or has left it
     * where nothing is sent; it also takes the place of whatever a form says about the value, which is none.
     */
    errorOr: <T>(error: T): T | string | undefined => (isDone || (error && isTyped) ? (fault ?? error) : error),
    type(next: string) {
      setText(next);
      setIsTyped(true);
      setDone(false);
      const now = understand(next);
      const value = refuse(next, now) ? null : now;
      if (!isSame(value, given)) onChange(value);
    },
    /** On blur: writes a readable text in its full form; lets the fault be seen where there is no form to send. */
    settle() {
      if (meant !== null && !fault) setText(write(meant));
      if (!input.current?.form) afterPress(() => setDone(true));
    },
  };
}

/** A control inside `root` whose text cannot be read. */
export interface TypedFault {
  readonly id: string;
  readonly message: string;
}
/** All unreadable texts below an element; a form is not sent while there is one. Also makes them visible. */
export const typedFaults = (root: ParentNode): TypedFault[] =>
  showUnread(root).map(({ id, validationMessage }) => ({ id, message: validationMessage }));
