import {
  type Catalogue,
  conditionRefusals,
  formulaRefusals,
  inputRefusals,
  type Refusal,
  type RefusalSpec,
  wordsOf,
} from '@homeport/grammar';
import { requestRefusals } from '../../rights/request-refusals.ts';

export type Params = Readonly<Record<string, string | number>>;
/** Looks a text up by its key in a language; undefined when the language has none. */
export type TextOf = (key: string, params: Params, locale: string) => string | undefined;

/** The texts of refusals and the labels in them, in a reader's language, English where there is no other. */
export interface Texts {
  /** The sentence of a refusal. */
  refusal(refusal: Refusal, locale: string, about?: Labels): string;
}
/** Where labels of input fields are found: `expense.amount`, `common.created`, `expense.do.reject.reason`. */
export interface Labels {
  readonly keysOf: (field: string) => readonly string[];
}

/** Replaces `{name}` by its argument. */
const filled = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : whole));

/** Texts of a catalogue. `textOf` is asked first; its answers may still hold arguments. */
export function textsOf(catalogue: Catalogue, textOf?: TextOf): Texts {
  const words = wordsOf(catalogue);
  const own = new Map<string, RefusalSpec>([
    ...[...Object.entries(inputRefusals.$specs), ...Object.entries(conditionRefusals.$specs)].map(
      ([name, spec]): [string, RefusalSpec] => [`input.${name}`, spec],
    ),
    ...Object.entries(formulaRefusals.$specs).map(([name, spec]): [string, RefusalSpec] => [`formula.${name}`, spec]),
    ...Object.entries(requestRefusals.$specs).map(([name, spec]): [string, RefusalSpec] => [`request.${name}`, spec]),
  ]);
  const look = (key: string, params: Params, locale: string): string | undefined => {
    const text = textOf?.(key, params, locale) ?? words[key];
    return text === undefined ? undefined : filled(text, params);
  };
  const labelled = (refusal: Refusal, locale: string, about?: Labels): Params => {
    const params = { ...refusal.params };
    // A comparison is about another field than the one it stands in.
    const keys = typeof params.labelOf === 'string' ? [params.labelOf] : about?.keysOf(refusal.field ?? '');
    const label = keys && refusal.field !== undefined && 'label' in params ? firstOf(keys, locale) : undefined;
    if (label !== undefined) params.label = label;
    const other = typeof params.otherOf === 'string' ? look(params.otherOf, {}, locale) : undefined;
    if (other !== undefined) params.other = other;
    const state =
      about && refusal.field !== undefined && 'state' in params
        ? firstOf(about.keysOf(`${refusal.field}.${params.state}`), locale)
        : undefined;
    if (state !== undefined) params.state = state;
    return params;
  };
  const firstOf = (keys: readonly string[], locale: string): string | undefined => {
    for (const key of keys) {
      const text = look(key, {}, locale);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return {
    refusal: (refusal, locale, about) => {
      const params = labelled(refusal, locale, about);
      const text = look(`refusal.${refusal.code}`, params, locale) ?? own.get(refusal.code)?.text;
      return text === undefined ? refusal.code : filled(text, params);
    },
  };
}
