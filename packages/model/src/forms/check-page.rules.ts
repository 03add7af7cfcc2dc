import { isFilter, isOneOf, type Refusal } from '@homeport/grammar';
import { formRefusals as no } from './forms.refusals.ts';
import { bindings, fieldsOf, type PageDefinition, type PageRuleSpec, pageFieldTypes } from './page-definition.ts';

/** Columns of a section at most (specification). */
const maxColumns = 3;
const code = /^[a-z][A-Za-z0-9]{0,39}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') ||
  (isObject(value) && typeof value.en === 'string' && value.en !== '');

const at = 'definition';
const nameless = { step: no.noStepCode, section: no.noSectionCode, question: no.noQuestionCode } as const;

/** Everything wrong with a page as it would be stored: shape, names, columns, options, bindings. */
export function checkPage(given: unknown): readonly Refusal[] {
  if (!isObject(given) || !Array.isArray(given.steps) || given.steps.length === 0) return [no.noSteps({}, at)];
  const found: Refusal[] = [];
  const codes = new Set<string>();
  const named = (part: unknown, what: keyof typeof nameless, n: number): part is Record<string, unknown> => {
    const name = isObject(part) ? String(part.code ?? '') : '';
    if (!code.test(name)) found.push(nameless[what]({ n }, at));
    else if (codes.has(name)) found.push(no.codeTwice({ code: name }, at));
    else {
      codes.add(name);
      return true;
    }
    return false;
  };
  for (const [s, step] of given.steps.entries()) {
    const n = s + 1;
    if (isObject(step) && !isText(step.title)) found.push(no.noStepTitle({ n }, at));
    if (!named(step, 'step', n)) continue;
    if (!Array.isArray(step.sections) || step.sections.length === 0) {
      found.push(no.noSections({ n }, at));
      continue;
    }
    for (const [place, section] of step.sections.entries())
      if (named(section, 'section', place + 1)) checkSection(section, found, named);
  }
  return found;
}
function checkSection(
  section: Record<string, unknown>,
  found: Refusal[],
  named: (part: unknown, what: 'question', n: number) => part is Record<string, unknown>,
): void {
  const columns = section.columns ?? 1;
  if (!Number.isInteger(columns) || Number(columns) < 1 || Number(columns) > maxColumns)
    found.push(no.tooManyColumns({ max: maxColumns }, at));
  if (!Array.isArray(section.fields) || section.fields.length === 0) {
    found.push(no.noQuestions({ code: String(section.code) }, at));
    return;
  }
  for (const [place, field] of section.fields.entries())
    if (named(field, 'question', place + 1)) {
      const fault = faultOf(field);
      if (fault) found.push(fault);
    }
}
function faultOf(field: Record<string, unknown>): Refusal | undefined {
  const { type, label, options, bind } = field;
  const params = { code: String(field.code) };
  const isChoice = type === 'choice' || type === 'choices';
  const hasOptions =
    Array.isArray(options) &&
    options.length > 0 &&
    options.every((one) => isObject(one) && typeof one.value === 'string' && isText(one.label));
  if (!isText(label)) return no.noQuestion(params, at);
  if (!isOneOf(pageFieldTypes, type)) return no.noKindOfAnswer(params, at);
  if (isChoice && !hasOptions) return no.noAnswers(params, at);
  if (type === 'money' && !/^[A-Z]{3}$/.test(String(field.currency))) return no.noCurrency(params, at);
  const isUnknown = bind !== undefined && bind !== null && !isOneOf(bindings, bind);
  return isUnknown ? no.badDefinition({ where: params.code }, at) : undefined;
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
