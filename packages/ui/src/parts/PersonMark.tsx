import { Avatar } from '@mantine/core';

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
  return (
    <Avatar src={image ?? null} alt="" size={small ? 24 : large ? 96 : 40} radius="xl" aria-hidden>
      {initials(name)}
    </Avatar>
  );
}
