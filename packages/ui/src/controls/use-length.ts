import { useKitText } from '../language/use-text.ts';

/**
 * What is said of the length of a text: what is left from a share of it on, and what is too much. Nothing that was typed or
 * pasted is ever cut off; what is too long is refused when it is saved. Characters count as the server counts them.
 */
export function useLength(value: string | null | undefined, max: number | undefined) {
  const text = useKitText();
  if (max === undefined) return { over: undefined, left: undefined };
  const length = [...(value ?? '')].length;
  const over = length > max ? text('field.charactersOver', { count: length - max }) : undefined;
  const left = !over && length >= max * 0.8 ? text('field.charactersLeft', { count: max - length }) : undefined;
  return { over, left };
}
