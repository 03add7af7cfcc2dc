/** How often a changing form is stored, in milliseconds, and how long a draft lasts. */
export const draftDelay = 2000;
export const draftLife = 30 * 24 * 60 * 60 * 1000;
const prefix = 'homeport.draft.';

export interface Draft<T> {
  readonly values: T;
  /** Epoch milliseconds of the last change. */
  readonly at: number;
}
export interface Drafts {
  read<T>(key: string): Draft<T> | null;
  /** Whether it was stored. */
  write<T>(key: string, values: T): boolean;
  erase(key: string): void;
}

/**
 * Drafts of one user on this device, 30 days. Storage that is full or closed loses the draft, never the form.
 * Bank details never come here: their forms do not use drafts.
 */
export function createDrafts(userId: string, storage: Storage, now: () => number = Date.now): Drafts {
  const full = (key: string) => `${prefix}${userId}.${key}`;
  const drafts: Drafts = {
    read<T>(key: string) {
      const draft = parse<T>(storage.getItem(full(key)));
      if (draft && now() - draft.at < draftLife) return draft;
      storage.removeItem(full(key));
      return null;
    },
    write(key, values) {
      const text = JSON.stringify({ values, at: now() });
      try {
        storage.setItem(full(key), text);
        return true;
      } catch {
        sweep(storage, now(), draftLife / 4);
        try {
          storage.setItem(full(key), text);
          return true;
        } catch {
          // Full for good: the form itself still holds what was typed.
          return false;
        }
      }
    },
    erase(key) {
      storage.removeItem(full(key));
    },
  };
  sweep(storage, now(), draftLife);
  return drafts;
}

/** Where what could not be read is kept, beside the draft of a form. */
export const unreadOf = (key: string): string => `${key}.unread`;

/** Whether a form would come back with something when it is opened: after a reload it is opened by itself. */
export const hasDraft = (userId: string, storage: Storage, key: string): boolean =>
  [key, unreadOf(key)].some((name) => storage.getItem(`${prefix}${userId}.${name}`) !== null);

/** Whether anything that was typed is kept on this device, of whatever user. */
export const hasDrafts = (storage: Storage): boolean => draftKeys(storage).length > 0;

/** Removes drafts older than `life` of every user. */
function sweep(storage: Storage, now: number, life: number): void {
  for (const key of draftKeys(storage)) {
    const draft = parse(storage.getItem(key));
    if (!draft || now - draft.at >= life) storage.removeItem(key);
  }
}
/** At sign-out: nothing that this user typed stays on the device. What others typed on it is theirs. */
export function eraseDrafts(userId: string, storage: Storage): void {
  for (const key of draftKeys(storage)) if (key.startsWith(`${prefix}${userId}.`)) storage.removeItem(key);
}
function draftKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}
function parse<T>(text: string | null): Draft<T> | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Draft<T>;
    return typeof draft.at === 'number' && 'values' in draft ? draft : null;
  } catch {
    return null;
  }
}
