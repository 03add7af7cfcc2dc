import { Exact, type FieldType, type Filter, matches } from '@homeport/grammar';
import {
  fieldsOf,
  type LocalText,
  type PageDefinition,
  type PageEffect,
  type PageField,
  type PageFieldType,
  type PageRuleSpec,
  type PageValue,
  type PageValues,
} from './page-definition.ts';

/** What the rules make of a page with the answers given so far. */
export interface PageState {
  /** Codes of steps, sections and fields that are shown. A part of something hidden is hidden. */
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly disabled: ReadonlySet<string>;
  /** The answers with what rules set and computed; those of hidden fields are gone. */
  readonly values: PageValues;
  /** Refusals of rules by field. */
  readonly refused: Readonly<Record<string, LocalText>>;
}
export type PageParameters = Readonly<Record<string, PageValue>>;

/** Rules may follow from each other; a page that does not come to rest stops here. */
const passes = 10;

/**
 * Evaluates a page: pure, the same in the browser and on the server. Rules hold in their order, and again until nothing
 * changes any more, so that a computed answer can show a field. What a rule shows is hidden until one of its rules holds.
 */
export function evaluatePage(
  page: PageDefinition,
  rules: readonly PageRuleSpec[],
  given: PageValues,
  parameters: PageParameters,
): PageState {
  const fields = fieldsOf(page);
  const known = new Set(fields.map((field) => field.code));
  let values: PageValues = Object.fromEntries(Object.entries(given).filter(([code]) => known.has(code)));
  let state = onePass(page, fields, rules, values, parameters);
  for (let pass = 1; pass < passes; pass++) {
    if (JSON.stringify(state.values) === JSON.stringify(values)) break;
    values = state.values;
    state = onePass(page, fields, rules, values, parameters);
  }
  const kept = Object.entries(state.values).filter(([code]) => state.visible.has(code));
  return { ...state, values: Object.fromEntries(kept) };
}

function onePass(
  page: PageDefinition,
  fields: readonly PageField[],
  rules: readonly PageRuleSpec[],
  start: PageValues,
  parameters: PageParameters,
): PageState {
  const types = new Map(fields.map(({ code, type }) => [code, type]));
  const held = rules.map((rule) => ({
    rule,
    isOn: rule.when === undefined || holds(rule.when, start, parameters, types),
  }));
  const hidden = new Set(rules.flatMap((rule) => rule.effects.flatMap((e) => (e.do === 'show' ? e.of : []))));
  const required = new Set(fields.filter((field) => field.required).map((field) => field.code));
  const disabled = new Set<string>();
  const refused: Record<string, LocalText> = {};
  const values: Record<string, PageValue> = { ...start };
  for (const { rule, isOn } of held) {
    if (!isOn) continue;
    for (const effect of rule.effects) apply(effect, { hidden, required, disabled, refused, values }, parameters);
  }
  return { visible: visibleOf(page, hidden), required, disabled, refused, values };
}

interface Draft {
  readonly hidden: Set<string>;
  readonly required: Set<string>;
  readonly disabled: Set<string>;
  readonly refused: Record<string, LocalText>;
  readonly values: Record<string, PageValue>;
}
function apply(effect: PageEffect, draft: Draft, parameters: PageParameters): void {
  switch (effect.do) {
    case 'show':
      for (const code of effect.of) draft.hidden.delete(code);
      return;
    case 'hide':
      for (const code of effect.of) draft.hidden.add(code);
      return;
    case 'require':
      for (const code of effect.of) draft.required.add(code);
      return;
    case 'optional':
      for (const code of effect.of) draft.required.delete(code);
      return;
    case 'disable':
      for (const code of effect.of) draft.disabled.add(code);
      return;
    case 'enable':
      for (const code of effect.of) draft.disabled.delete(code);
      return;
    case 'set':
      draft.values[effect.field] = effect.value;
      return;
    case 'compute':
      draft.values[effect.field] = computed(effect, draft.values, parameters);
      return;
    case 'refuse':
      draft.refused[effect.field] ??= effect.message;
  }
}

function visibleOf(page: PageDefinition, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const visible = new Set<string>();
  for (const step of page.steps) {
    if (hidden.has(step.code)) continue;
    for (const section of step.sections) {
      const shown = hidden.has(section.code) ? [] : section.fields.filter((field) => !hidden.has(field.code));
      // A section without a field left to show, and a step without a section, are not shown either.
      if (shown.length === 0) continue;
      visible.add(section.code);
      visible.add(step.code);
      for (const field of shown) visible.add(field.code);
    }
  }
  return visible;
}

/**
 * Whether a condition holds for the answers, compared as everywhere else. An answer that is not given is null; numbers are
 * compared by their size, also those that were chosen or typed as texts.
 */
function holds(
  filter: Filter,
  values: PageValues,
  parameters: PageParameters,
  types: ReadonlyMap<string, PageFieldType> = new Map(),
): boolean {
  return matches(filter, (code) => {
    const answer = answerOf(code, values, parameters);
    const value = isEmpty(answer) && !Array.isArray(answer) ? null : answer;
    return [{ type: comparedAs(types.get(code), value), value }];
  });
}
const comparedAs = (type: PageFieldType | undefined, value: PageValue): FieldType => {
  if (type === 'date' || isDay(value)) return 'date';
  if (type === 'yesNo' || typeof value === 'boolean') return 'yesNo';
  return type === 'number' || type === 'money' || isNumber(value) ? 'decimal' : 'text';
};
const answerOf = (code: string, values: PageValues, parameters: PageParameters): PageValue => {
  if (code.startsWith('=')) return code.slice(1);
  return (code.startsWith('$') ? parameters[code.slice(1)] : values[code]) ?? null;
};
const isEmpty = (value: PageValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isNumber = (value: PageValue): boolean => /^-?\d+(\.\d+)?$/.test(String(value));
const isDay = (value: PageValue): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A computed answer; null while a part that is needed is missing. */
function computed(
  { operation, of }: Extract<PageEffect, { do: 'compute' }>,
  values: PageValues,
  parameters: PageParameters,
): PageValue {
  const parts = of.map((code) => answerOf(code, values, parameters));
  const given = parts.filter((part) => !isEmpty(part));
  if (operation === 'count') return String(given.filter((part) => part !== false).length);
  if (operation === 'concat') return given.length > 0 ? given.map(String).join(' ') : null;
  if (operation === 'days') {
    const [from = null, to = null] = parts;
    return isDay(from) && isDay(to) ? daysBetween(from, to) : null;
  }
  const numbers = given.filter(isNumber).map((part) => new Exact(String(part)));
  if (operation === 'sum') return numbers.reduce((all, one) => all.plus(one), new Exact(0)).toFixed();
  if (numbers.length < parts.length) return null;
  const [first = new Exact(0), ...rest] = numbers;
  return operation === 'product'
    ? rest.reduce((all, one) => all.times(one), first).toFixed()
    : rest.reduce((all, one) => all.minus(one), first).toFixed();
}
function daysBetween(from: string, to: string): string | null {
  try {
    return String(Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days);
  } catch {
    return null;
  }
}
