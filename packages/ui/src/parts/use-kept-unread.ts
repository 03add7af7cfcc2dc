import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../language/settings.tsx';
import { createDrafts, type Draft, unreadOf } from './drafts.ts';
import { showUnread, unreadInputs } from './unread.ts';
import { useFlushing } from './use-draft.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;
/** Texts that could not be read, each by its place in the form. */
type Texts = Readonly<Record<string, string>>;

export interface KeptUnread {
  /** Texts were found when the form opened; they come back into their fields by themselves, each with its message. */
  readonly found: Draft<Texts> | null;
  /** Fields, by what follows the prefix in their ids, that were found with such a text. */
  readonly fields: ReadonlySet<string>;
  /** Throws them away, in the fields as well: after Discard. */
  readonly forget: () => void;
  /** Throws them away, after a successful save. */
  readonly erase: () => void;
  /** Stores at once; answers whether nothing is lost. */
  readonly flush: () => boolean;
}

/**
 * Keeps what stands in the fields below `root` and cannot be read, beside the draft of the same `key`: as it means no value, the
 * draft does not hold it. Ids of the fields begin with `prefix`. Without a key, and without a signed-in user, nothing is kept.
 */
export function useKeptUnread(
  key: string | undefined,
  root: RefObject<HTMLElement | null>,
  prefix: string,
): KeptUnread {
  const { userId } = useSettings();
  const drafts = useMemo(() => (userId === null ? null : createDrafts(userId, localStorage)), [userId]);
  const name = key === undefined ? null : unreadOf(key);
  const [found, setFound] = useState(() => (name === null ? null : (drafts?.read<Texts>(name) ?? null)));
  /** What waits for a field that is not drawn: of another step, or below "Show more". */
  const [waiting] = useState(() => new Map(Object.entries(found?.values ?? {})));
  const fields = useMemo(
    () => new Set(Object.keys(found?.values ?? {}).map((place) => place.slice(0, place.lastIndexOf('#')))),
    [found],
  );
  const written = useRef(textOf(found?.values ?? {}));

  useBroughtBack(root, prefix, waiting);
  const standing = useCallback(() => {
    const inputs = unreadBelow(root.current);
    const placed = inputs.flatMap((input) => {
      const place = placeOf(input, root.current, prefix);
      return place === undefined ? [] : [[place, input.value] as const];
    });
    return { inputs, isWhole: placed.length === inputs.length, texts: Object.fromEntries([...waiting, ...placed]) };
  }, [root, prefix, waiting]);

  const flush = useCallback((): boolean => {
    if (!root.current) return true;
    const { inputs, isWhole, texts } = standing();
    if (name === null || !drafts) return inputs.length === 0;
    const now = textOf(texts);
    if (now !== written.current) {
      if (Object.keys(texts).length === 0) drafts.erase(name);
      else if (!drafts.write(name, texts)) return false;
      written.current = now;
    }
    return isWhole;
  }, [root, standing, name, drafts]);
  useFlushing(flush);

  const erase = useCallback(() => {
    waiting.clear();
    // What still stands in a field that is on its way out is not written again.
    written.current = textOf(standing().texts);
    if (name !== null) drafts?.erase(name);
    setFound(null);
  }, [waiting, standing, name, drafts]);
  const forget = useCallback(() => {
    for (const input of unreadBelow(root.current)) write(input, '');
    erase();
  }, [root, erase]);
  return { found, fields, forget, erase, flush };
}

/** Brings what waits back into its fields; a control may be drawn later than its form. */
function useBroughtBack(root: RefObject<HTMLElement | null>, prefix: string, waiting: Map<string, string>): void {
  useEffect(() => {
    const bring = (): void => {
      if (!root.current || !putBack(root.current, prefix, waiting)) return;
      if (waiting.size === 0) watch.disconnect();
    };
    const watch = new MutationObserver(bring);
    if (waiting.size > 0) watch.observe(document.body, { childList: true, subtree: true });
    bring();
    return () => watch.disconnect();
  }, [root, prefix, waiting]);
}

const textOf = (texts: Texts): string => JSON.stringify(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Inputs in which something was typed that cannot be read. What is stored and breaks a rule of today nobody has typed. */
const unreadBelow = (root: HTMLElement | null): readonly Input[] =>
  inputsBelow(root).filter((one) => one.validity.customError && (unreadInputs.get().has(one) || one.form === null));
const inputsBelow = (root: HTMLElement | null): readonly Input[] => [
  ...(root?.querySelectorAll<Input>('input, textarea') ?? []),
];

/** Writes a text into a control as if it was typed, so that value, message and mark follow by themselves. */
function write(input: Input, text: string): void {
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes what waits for the controls that are there, and has each say what is wrong with it; whether there was any. */
function putBack(root: HTMLElement, prefix: string, waiting: Map<string, string>): boolean {
  const found = inputsBelow(root).flatMap((input) => {
    const place = placeOf(input, root, prefix);
    const text = place === undefined ? undefined : waiting.get(place);
    return place === undefined || text === undefined ? [] : [{ input, place, text }];
  });
  for (const { input, place, text } of found) {
    waiting.delete(place);
    write(input, text);
  }
  // Once the controls know what is wrong.
  if (found.length > 0) setTimeout(() => showUnread(root));
  return found.length > 0;
}

/**
 * Where an input stands below `root`, the same the next time it is drawn: what follows `prefix` in the id of the field around it, and
 * which input of that field it is. Undefined where no such id is around it.
 */
function placeOf(input: Input, root: HTMLElement | null, prefix: string): string | undefined {
  for (let at: HTMLElement | null = input; at && at !== root; at = at.parentElement)
    if (at.id.startsWith(prefix)) {
      const among = at === input ? 0 : [...at.querySelectorAll('input, textarea')].indexOf(input);
      return `${at.id.slice(prefix.length)}#${among}`;
    }
  return undefined;
}
