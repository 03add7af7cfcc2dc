/** What a person chose; `auto` follows the device. */
export type SchemeChoice = 'auto' | 'light' | 'dark';
const key = 'homeport.scheme';
const listeners = new Set<(choice: SchemeChoice) => void>();
const device = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/** The stored choice; storage that is missing or closed counts as `auto`. */
export function readScheme(): SchemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}
/** What is on screen now. */
function shownScheme(choice: SchemeChoice = readScheme()): 'light' | 'dark' {
  return choice === 'auto' ? (device?.matches ? 'dark' : 'light') : choice;
}
function show(): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme());
}
/** Stores the choice, shows it at once and tells who listens. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Private windows may refuse storage; the choice then lasts for this page.
    document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme(choice));
  }
  show();
  // Who listens may store the choice in its turn: it is told once.
  if (isTelling) return;
  isTelling = true;
  try {
    for (const listener of listeners) listener(choice);
  } finally {
    isTelling = false;
  }
}
let isTelling = false;
/** Calls `listener` on every change, also from another tab; answers how to stop. */
export function onSchemeChange(listener: (choice: SchemeChoice) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof document !== 'undefined') {
  // At import: entries import this module first, so the right scheme stands before anything is drawn.
  show();
  device?.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    show();
    for (const listener of listeners) listener(readScheme());
  });
}
