/** A shortcut as it is registered. Keys: "c", "?", "g h" (one after the other), "mod+k" (⌘ or Ctrl), "mod+enter". */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  /** Heading in the sheet; "Everywhere" without it. */
  readonly group?: string;
  /** Null for a key that what has the focus takes by itself; it is only told in the sheet. */
  readonly run: ((event: KeyboardEvent) => void) | null;
}
/** How long the second key of a sequence may take, in milliseconds. */
export const sequenceTime = 1200;

/** Whether what has the focus takes letters itself. */
export function isTyping(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type);
}
/** Whether the focus is in something that lies over the page; its keys, Escape before all, are not the page's. */
const isOverPage = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/** "mod+k", "shift+arrowdown", "c", "?" for a pressed key; null for a bare modifier. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string | null {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  if (['control', 'meta', 'shift', 'alt', 'altgraph', 'dead', 'unidentified'].includes(key)) return null;
  // Shift is part of a sign like "?", but told apart for named keys.
  const isNamed = key.length > 1 || event.ctrlKey || event.metaKey;
  return [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && isNamed ? 'shift' : '',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

export interface ShortcutBook {
  add(shortcut: Shortcut): () => void;
  list(): readonly Shortcut[];
  /** Runs what a key means; single keys only when they are on and nobody is typing. */
  press(event: KeyboardEvent, hasSingleKeys: boolean): void;
}
export function createShortcuts(now: () => number = Date.now): ShortcutBook {
  const book: Shortcut[] = [];
  let first: { key: string; at: number } | null = null;
  return {
    add(shortcut) {
      book.push(shortcut);
      return () => {
        const at = book.indexOf(shortcut);
        if (at >= 0) book.splice(at, 1);
      };
    },
    list: () => [...book],
    press(event, hasSingleKeys) {
      const key = keyName(event);
      if (!key || event.defaultPrevented || event.isComposing) return;
      const isSingle = !key.startsWith('mod+') && !key.startsWith('alt+');
      if (isSingle && isOverPage(event.target)) {
        first = null;
        return;
      }
      if (isSingle && key !== 'escape' && (!hasSingleKeys || isTyping(event.target))) {
        first = null;
        return;
      }
      // In a field it takes back what was typed there, not what was done before.
      if (key === 'mod+z' && isTyping(event.target)) return;
      const sequence = first && now() - first.at < sequenceTime ? `${first.key} ${key}` : null;
      first = null;
      // What was registered last (a dialog, a preview) comes before the page below it.
      const meant = (keys: string | null) => book.findLast((one) => one.run !== null && one.keys === keys);
      const found = meant(sequence) ?? meant(key);
      if (found?.run) {
        event.preventDefault();
        found.run(event);
      } else if (book.some((one) => one.keys.startsWith(`${key} `))) {
        first = { key, at: now() };
      }
    },
  };
}
/** The shortcuts of this page. */
export const shortcuts = createShortcuts();
