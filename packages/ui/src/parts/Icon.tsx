import type { LucideIcon } from 'lucide-react';

/** An icon beside a word: 20 px (16 small), stroke 1.75, hidden from screen readers because the word says it. */
export function Icon({ of: Shape, small }: { of: LucideIcon; small?: boolean }) {
  const size = small ? 16 : 20;
  return <Shape className="hp-icon" size={size} strokeWidth={1.75} aria-hidden focusable={false} />;
}
