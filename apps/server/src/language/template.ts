import type { WordsFault } from '@homeport/model/notifications';
import { type Message, messageIn } from './message.ts';

/** Brackets that are nothing but a name are filled in; so are the choices of the built-in texts (`{count, plural, …}`). */
function parse(text: string, language: string): Message {
  // An apostrophe is a letter to whoever writes, and would be a sign to the parser (l'{name}).
  return messageIn(text.replaceAll("'", "''"), language.slice(0, 2));
}

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
/** A piece of plain text, and the number in a plural; all others name a variable. */
const literal = 0;
const pound = 7;

function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ type, value, options }) => [
    ...(type === literal || type === pound || value === undefined ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => namesIn(option.value)),
  ]);
}

/** A bracket that belongs to nothing is a letter to the parser, and a slip of whoever wrote it. */
const hasStray = (parts: readonly Part[]): boolean =>
  parts.some(
    ({ type, value, options }) =>
      (type === literal && /[{}]/.test(value ?? '')) ||
      Object.values(options ?? {}).some((option) => hasStray(option.value)),
  );

/** The first thing that is wrong with a text, given the names it may use. */
export function templateFault(text: string, language: string, names: ReadonlySet<string>): WordsFault | undefined {
  let parts: readonly Part[];
  try {
    parts = parse(text, language).getAst();
  } catch {
    return { kind: 'brackets' };
  }
  if (hasStray(parts)) return { kind: 'brackets' };
  const name = namesIn(parts).find((one) => !names.has(one));
  return name === undefined ? undefined : { kind: 'unknown', name };
}

/** Fills a text in; undefined where it cannot be, so that the built-in words are said instead. */
export function fillTemplate(
  text: string,
  language: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  try {
    return String(parse(text, language).format(params));
  } catch {
    return undefined;
  }
}
