import type { JsonValue } from '@homeport/grammar';

/** For so long what was read at the start is not asked for again, in milliseconds; as long as the views of a list are kept. */
const fresh = 60_000;

/** What somebody had set for themselves when the session opened. */
export interface OpenedSettings {
  /** A setting by its name; null where it was never set. Undefined: it may be another by now and has to be asked for. */
  readonly read: (name: string) => JsonValue | undefined;
  /** It is changed from here: what was read at the start holds no more. */
  readonly forget: (name: string) => void;
}

/** Keeps the settings of a session's opening, by their stored names, which are in capitals. `now`: epoch milliseconds. */
export function openedSettings(
  values: Readonly<Record<string, JsonValue>>,
  now: () => number = Date.now,
): OpenedSettings {
  const opened = now();
  const changed = new Set<string>();
  return {
    read: (name) => {
      const stored = name.toUpperCase();
      return changed.has(stored) || now() - opened >= fresh ? undefined : (values[stored] ?? null);
    },
    forget: (name) => {
      changed.add(name.toUpperCase());
    },
  };
}
