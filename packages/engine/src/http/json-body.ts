import type { Refusal } from '@homeport/grammar';
import { Exact } from '@homeport/grammar';
import { requestRefusals as no } from '../rights/request-refusals.ts';

/** How deep objects and lists may be nested in a body. */
export const deepestBody = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const quote = 0x22;
const backslash = 0x5c;

/** Reads a JSON body: strict UTF-8, bounded depth, numbers exact. An empty one is undefined. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | Refusal {
  if (bytes.length === 0) return { value: undefined };
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return no.badBody();
  }
  const seen = look(text);
  if (seen.depth > deepestBody) return no.tooDeep();
  try {
    return { value: seen.hasLongNumber ? JSON.parse(text, keepExact) : JSON.parse(text) };
  } catch {
    return no.badBody();
  }
}

/** Numbers that a double would round stay text; the parsers of decimal fields read text exactly. */
const keepExact = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && context?.source !== undefined && isRounded(value, context.source)
    ? context.source
    : value;
/** False when the source is what programs write for the very double: its shortest form, or 17 digits. */
const isRounded = (value: number, source: string): boolean =>
  Number.isFinite(value) && ![String(value), value.toPrecision(17)].some((form) => new Exact(form).eq(source));

/** Nesting depth and whether a number of more than 15 digits occurs, without parsing. */
function look(text: string): { depth: number; hasLongNumber: boolean } {
  let depth = 0;
  let deepest = 0;
  let digits = 0;
  let hasLongNumber = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === quote) {
      for (i += 1; i < text.length && text.charCodeAt(i) !== quote; i += 1)
        if (text.charCodeAt(i) === backslash) i += 1;
      digits = 0;
    } else if (c === 0x7b || c === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (c === 0x7d || c === 0x5d) depth -= 1;
    else if (c >= 0x30 && c <= 0x39) {
      digits += 1;
      if (digits > 15) hasLongNumber = true;
    } else if (c !== 0x2e) digits = 0;
  }
  return { depth: deepest, hasLongNumber };
}
