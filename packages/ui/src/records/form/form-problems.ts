import { inputRefusals, type Refusal, type RefusalSpec } from '@homeport/grammar';
import { typedFaults } from '../../controls/use-typed.ts';
import type { Formats } from '../../language/settings.tsx';
import type { SummarisedError } from '../../parts/ErrorSummary.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import type { Declarations } from '../host/record-host.ts';
import type { Labels } from '../words/use-labels.ts';

/** What is wrong with a form: per wire name, and about the whole. */
export interface FormProblems {
  readonly fields: Readonly<Record<string, string>>;
  readonly whole: readonly string[];
  /** What these add to: no other send has failed since. */
  readonly since?: FormProblems;
}
export const noProblems: FormProblems = { fields: {}, whole: [] };
export const hasProblems = ({ fields, whole }: FormProblems): boolean =>
  Object.keys(fields).length > 0 || whole.length > 0;

function specOf(catalogue: Declarations, code: string): RefusalSpec | undefined {
  const inputSpecs: Readonly<Record<string, RefusalSpec>> = inputRefusals.$specs;
  return catalogue.refusals.get(code) ?? (code.startsWith('input.') ? inputSpecs[code.slice(6)] : undefined);
}

/** What the parser of the declaration refused, as sentences at their fields. The server says the same in the same words. */
export function problemsOf(
  refusal: Refusal,
  fields: readonly FieldAt[],
  labels: Labels,
  catalogue: Declarations,
): FormProblems {
  const problems = refusal.problems ?? [refusal];
  const byField: Record<string, string> = {};
  const whole: string[] = [];
  for (const one of problems) {
    const at = fields.find((field) => field.wire === one.field);
    const params = { ...one.params, ...(at ? { label: labels.field(at) } : {}) };
    const sentence = labels.refusal(one.code, params, specOf(catalogue, one.code));
    if (at) byField[at.wire] ??= sentence;
    else whole.push(sentence);
  }
  return { fields: byField, whole };
}

/**
 * What stands in the controls of a form and cannot be read: at its field, also where that is made of several controls; what
 * belongs to no one of them (a part within a shape) keeps the whole from being sent.
 */
export function unreadIn(root: HTMLElement | null, fields: readonly FieldAt[]): FormProblems {
  const byField: Record<string, string> = {};
  const whole: string[] = [];
  for (const { id, message } of root ? typedFaults(root) : []) {
    const at = fieldAround(document.getElementById(id), root, fields);
    if (at) byField[at.wire] ??= message;
    else whole.push(message);
  }
  return { fields: byField, whole };
}
/** The field that a control belongs to; none for a part of the page's own. */
export function fieldAround(
  input: HTMLElement | null,
  root: HTMLElement | null,
  fields: readonly FieldAt[],
): FieldAt | undefined {
  for (let element = input; element && element !== root; element = element.parentElement) {
    const { id } = element;
    const at = fields.find(({ wire }) => id.endsWith(`-${wire}`));
    if (at) return at;
  }
  return undefined;
}

/** Ids of the controls of a form; the summary's links lead to them. */
export const fieldId = (form: string, wire: string): string => `${form}-${wire}`;

/** The lines of the summary on top, in the order of the form; each names its field. */
export function summaryOf(
  problems: FormProblems,
  fields: readonly FieldAt[],
  form: string,
  labels: Labels,
  formats: Pick<Formats, 'pair'>,
): SummarisedError[] {
  return [
    ...problems.whole.map((message) => ({ message })),
    ...fields.flatMap((at) => {
      const message = problems.fields[at.wire];
      if (message === undefined) return [];
      const label = labels.field(at);
      const isNamed = message.toLowerCase().includes(label.toLowerCase());
      return [{ fieldId: fieldId(form, at.wire), message: isNamed ? message : formats.pair(label, message) }];
    }),
  ];
}
