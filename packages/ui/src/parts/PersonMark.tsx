import { useState } from 'react';

/** Up to two initials of a name as entered: first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
export interface PersonMarkProps {
  readonly name: string;
  readonly image?: string | null;
  readonly small?: boolean;
  readonly large?: boolean;
}
/** Photo of a person, or initials. Decoration: the name always stands beside it. */
export function PersonMark({ name, image, small, large }: PersonMarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="hp-person-mark" data-size={small ? 'small' : large ? 'large' : undefined} aria-hidden>
      {image && image !== broken ? <img src={image} alt="" onError={() => setBroken(image)} /> : initials(name)}
    </span>
  );
}
