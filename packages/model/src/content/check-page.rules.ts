import { isFilter, type Refusal } from '@homeport/grammar';
import { contentRefusals as no } from './content.refusals.ts';
import { bindings, fieldsOf, type PageDefinition, type PageRuleSpec, pageFieldTypes } from './page-definition.ts';

/** Columns of a section at most (specification). */
export const maxColumns = 3;
const code = /^[a-z][A-Za-z0-9]{0,39}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') ||
  (isObject(value) && typeof value.en === 'string' && value.en !== '');

/** Everything wrong with a page as it would be stored: shape, names, columns, options, bindings. */
export function checkPage(given: unknown): readonly Refusal[] {
  const bad = (where: string) => no.badDefinition({ where }, 'definition');
  if (!isObject(given) || !Array.isArray(given.steps) || given.steps.length === 0) return [bad('steps')];
  const found: Refusal[] = [];
  const codes = new Set<string>();
  const named = (at: unknown, where: string): boolean => {
    const name = isObject(at) ? String(at.code ?? '') : '';
    if (!code.test(name) || codes.has(name)) {
      found.push(bad(name || where));
      return false;
    }
    codes.add(name);
    return true;
  };
  for (const step of given.steps as readonly unknown[]) {
    if (!named(step, 'step') || !isObject(step)) continue;
    if (!isText(step.title) || !Array.isArray(step.sections) || step.sections.length === 0) {
      found.push(bad(String(step.code)));
      continue;
    }
    for (const section of step.sections as readonly unknown[]) {
      if (!named(section, 'section') || !isObject(section)) continue;
      const columns = section.columns ?? 1;
      if (!Number.isInteger(columns) || Number(columns) < 1 || Number(columns) > maxColumns)
        found.push(no.tooManyColumns({ max: maxColumns }, 'definition'));
      if (!Array.isArray(section.fields) || section.fields.length === 0) found.push(bad(String(section.code)));
      else
        for (const field of section.fields as readonly unknown[])
          if (named(field, 'field')) checkField(field, found, bad);
    }
  }
  return found;
}
function checkField(field: unknown, found: Refusal[], bad: (where: string) => Refusal): void {
  if (!isObject(field)) return;
  const { type, label, options, bind } = field;
  const isChoice = type === 'choice' || type === 'choices';
  const hasOptions =
    Array.isArray(options) &&
    options.length > 0 &&
    options.every((one) => isObject(one) && typeof one.value === 'string' && isText(one.label));
  const isWrong =
    !(pageFieldTypes as readonly unknown[]).includes(type) ||
    !isText(label) ||
    (isChoice && !hasOptions) ||
    (type === 'money' && !/^[A-Z]{3}$/.test(String(field.currency))) ||
    (bind !== undefined && !(bindings as readonly unknown[]).includes(bind));
  if (isWrong) found.push(bad(String(field.code)));
}

const targets = ['show', 'hide', 'require', 'optional', 'enable', 'disable'];
const operations = ['sum', 'difference', 'product', 'concat', 'count', 'days'];

/** Whether a stored rule has the shape the engine knows; one that has not would silently do nothing. */
export function isPageRule(given: unknown): given is PageRuleSpec {
  if (!isObject(given) || !Array.isArray(given.effects) || given.effects.length === 0) return false;
  if (given.when !== undefined && !isFilter(given.when)) return false;
  return given.effects.every((effect) => {
    if (!isObject(effect)) return false;
    const isList =
      Array.isArray(effect.of) && effect.of.length > 0 && effect.of.every((one) => typeof one === 'string');
    if (targets.includes(String(effect.do))) return isList;
    if (typeof effect.field !== 'string') return false;
    if (effect.do === 'compute') return isList && operations.includes(String(effect.operation));
    return effect.do === 'refuse' ? isText(effect.message) : effect.do === 'set' && 'value' in effect;
  });
}
/** Codes a rule names that the page does not have; parameters begin with `$`. */
export function unknownCodes(page: PageDefinition, rule: PageRuleSpec): string[] {
  const known = new Set([
    ...fieldsOf(page).map((field) => field.code),
    ...page.steps.flatMap((step) => [step.code, ...step.sections.map((section) => section.code)]),
  ]);
  const named = rule.effects.flatMap((effect) => [
    ...('field' in effect ? [effect.field] : []),
    ...('of' in effect ? effect.of.filter((one) => !one.startsWith('=') && !one.startsWith('$')) : []),
  ]);
  return named.filter((one) => !known.has(one));
}
