import type { Filter } from '@homeport/grammar';

/** A text in English, with its translations; a plain text is the same in every language. */
export type LocalText = string | { readonly en: string; readonly es?: string; readonly fr?: string };
export const pageFieldTypes = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'yesNo',
  'choice',
  'choices',
  'country',
  'email',
  'phone',
] as const;
export type PageFieldType = (typeof pageFieldTypes)[number];
/** Fields of records that an answer may be written into. */
export const bindings = [
  'person.preferredName',
  'person.phone',
  'person.mobile',
  'person.birthDate',
  'person.nationality',
] as const;
export type Binding = (typeof bindings)[number];

export interface PageField {
  readonly code: string;
  readonly type: PageFieldType;
  readonly label: LocalText;
  readonly help?: LocalText;
  readonly required?: boolean;
  /** What `choice` and `choices` offer. */
  readonly options?: readonly { readonly value: string; readonly label: LocalText }[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** ISO 4217, for `money`. */
  readonly currency?: string;
  /** The record that an answer is written into, and read from before it is given. */
  readonly bind?: Binding;
}
export interface PageSection {
  readonly code: string;
  readonly title?: LocalText;
  /** 1 to 3; a phone always shows one. */
  readonly columns?: number;
  readonly fields: readonly PageField[];
}
export interface PageStep {
  readonly code: string;
  readonly title: LocalText;
  readonly help?: LocalText;
  readonly sections: readonly PageSection[];
}
export interface PageDefinition {
  readonly steps: readonly PageStep[];
}

/** How a value is computed of others: fields by code, or texts and numbers as they are with `'=text'`. */
export type ComputeOperation = 'sum' | 'difference' | 'product' | 'concat' | 'count' | 'days';
export type PageEffect =
  | { readonly do: 'show' | 'hide' | 'require' | 'optional' | 'enable' | 'disable'; readonly of: readonly string[] }
  | { readonly do: 'set'; readonly field: string; readonly value: PageValue }
  | {
      readonly do: 'compute';
      readonly field: string;
      readonly operation: ComputeOperation;
      readonly of: readonly string[];
    }
  | { readonly do: 'refuse'; readonly field: string; readonly message: LocalText };
/** One rule as data. Without a condition it always holds. `$name` in a condition's field is a parameter. */
export interface PageRuleSpec {
  readonly when?: Filter;
  readonly effects: readonly PageEffect[];
}
export type PageValue = string | number | boolean | readonly string[] | null;
export type PageValues = Readonly<Record<string, PageValue>>;

/** A local text in a language; English where it has none. */
export function inLanguage(text: LocalText | undefined, locale: string): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  const language = locale.slice(0, 2);
  return (language === 'es' ? text.es : language === 'fr' ? text.fr : undefined) ?? text.en;
}
/** All fields of a page in their order. */
export const fieldsOf = (page: PageDefinition): PageField[] =>
  page.steps.flatMap((step) => step.sections.flatMap((section) => [...section.fields]));
