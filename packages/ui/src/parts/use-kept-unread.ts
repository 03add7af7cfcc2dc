import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../language/settings.tsx';
import { createDrafts, type Draft, unreadOf } from './drafts.ts';
import { keptTexts, unreadInputs } from './unread.ts';
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

  // Before the fields below look for theirs.
  useLayoutEffect(() => {
    const take = (input: Input): string | undefined => {
      const place = root.current?.contains(input) ? placeOf(input, root.current, prefix) : undefined;
      const text = place === undefined ? undefined : waiting.get(place);
      if (place !== undefined) waiting.delete(place);
      return text;
    };
    keptTexts.add(take);
    return () => void keptTexts.delete(take);
  }, [root, prefix, waiting]);

  const standing = useCallback(() => {
    const inputs = [...unreadInputs.get().keys()].filter((input) => root.current?.contains(input));
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
    for (const [input, { put }] of unreadInputs.get()) if (root.current?.contains(input)) put.current('');
    erase();
  }, [root, erase]);
  return { found, fields, forget, erase, flush };
}

const textOf = (texts: Texts): string => JSON.stringify(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

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
