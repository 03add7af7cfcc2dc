import { useKitText } from '../language/use-text.ts';

const signs: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  f2: 'F2',
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
  shift: 'Shift',
  alt: 'Alt',
};
/** Whether the keyboard has a ⌘ key. */
function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}
/** "mod+k" as the keys people press: Ctrl K or ⌘ K. */
export function ShortcutKeys({ keys }: { keys: string }) {
  const text = useKitText();
  const parts = keys.split(' ').map((step) =>
    step
      .split('+')
      .map((key) => (key === 'mod' ? (isApple() ? '⌘' : 'Ctrl') : (signs[key] ?? key)))
      .join(' '),
  );
  const [first = '', second] = parts;
  return <kbd className="hp-keys">{second === undefined ? first : text('shortcuts.then', { first, second })}</kbd>;
}
