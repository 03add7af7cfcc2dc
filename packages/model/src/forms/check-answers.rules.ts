import { certain, currencyDecimals, Exact, fitsCurrency, inputRefusals, type Refusal } from '@homeport/grammar';
import type { PageState } from './evaluate-page.rules.ts';
import { formRefusals as no } from './forms.refusals.ts';
import { inLanguage, type PageDefinition, type PageField, type PageStep, type PageValue } from './page-definition.ts';

const longest = 4000;
const isMissing = (value: PageValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Everything wrong with the answers of a step, or of all steps; what is hidden or disabled is never wrong. */
export function checkAnswers(
  page: PageDefinition,
  state: PageState,
  locale: string,
  step?: PageStep,
): readonly Refusal[] {
  return (step ? [step] : page.steps)
    .flatMap((one) => one.sections.flatMap((section) => section.fields))
    .filter((field) => state.visible.has(field.code) && !state.disabled.has(field.code))
    .flatMap((field) => {
      const fault = faultOf(field, state, locale);
      return fault ? [fault] : [];
    });
}

function faultOf(field: PageField, state: PageState, locale: string): Refusal | undefined {
  const value = state.values[field.code];
  const label = inLanguage(field.label, locale);
  if (isMissing(value)) return state.required.has(field.code) ? no.required({ label }, field.code) : undefined;
  const wrong = wrongKind(field, certain(value), label);
  if (wrong) return wrong;
  const refused = state.refused[field.code];
  return refused === undefined ? undefined : no.refusedByRule({ message: inLanguage(refused, locale) }, field.code);
}

function wrongKind(field: PageField, value: PageValue, label: string): Refusal | undefined {
  const { code, type, min, max, options = [], maxLength = longest } = field;
  const text = String(value);
  switch (type) {
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : no.invalidAnswer({ label }, code);
    case 'choices':
      return Array.isArray(value) && value.every((one) => options.some((option) => option.value === one))
        ? undefined
        : no.invalidAnswer({ label }, code);
    case 'choice':
      return options.some((option) => option.value === value) ? undefined : no.invalidAnswer({ label }, code);
    case 'number':
    case 'money':
      if (!/^-?\d{1,15}(\.\d{1,4})?$/.test(text)) return no.notANumber({ label }, code);
      if (type === 'money' && field.currency && !fitsCurrency(text, field.currency))
        return inputRefusals.tooManyDecimals({ label, decimals: currencyDecimals(field.currency) }, code);
      if (min !== undefined && new Exact(text).lessThan(min)) return no.tooSmall({ label, min }, code);
      return max !== undefined && new Exact(text).greaterThan(max) ? no.tooLarge({ label, max }, code) : undefined;
    case 'date':
      return isCalendarDay(text) ? undefined : no.invalidAnswer({ label }, code);
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? undefined : no.invalidAnswer({ label }, code);
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
        ? undefined
        : no.invalidAnswer({ label }, code);
    case 'phone':
      return /^\+?[\d\s().-]{5,30}$/.test(text) ? undefined : no.invalidAnswer({ label }, code);
    default:
      if (typeof value !== 'string') return no.invalidAnswer({ label }, code);
      return text.length > maxLength ? no.answerTooLong({ label, max: maxLength }, code) : undefined;
  }
}
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
