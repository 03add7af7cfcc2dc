import { inLanguage, type PageField, type PageStep, type PageValue, type PageValues } from '@homeport/model/forms';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../words/page-words.ts';
import { formWords } from './words.ts';

export interface AnswersProps {
  readonly step: PageStep;
  readonly visible: ReadonlySet<string>;
  readonly values: PageValues;
}
/** Questions of a step with their answers. */
export function Answers({ step, visible, values }: AnswersProps) {
  const say = usePageWords(formWords);
  const { locale } = useSettings();
  const show = useShownAnswer();
  return (
    <dl className="answers">
      {step.sections
        .flatMap((section) => section.fields)
        .filter((field) => visible.has(field.code))
        .map((field) => (
          <div key={field.code}>
            <dt>{inLanguage(field.label, locale)}</dt>
            <dd>{show(field, values[field.code] ?? null) || <span className="hp-muted">{say('notProvided')}</span>}</dd>
          </div>
        ))}
    </dl>
  );
}
function useShownAnswer(): (field: PageField, value: PageValue) => string {
  const say = usePageWords(formWords);
  const formats = useFormats();
  const { locale } = useSettings();
  return (field, value) => {
    if (value === null || value === '') return '';
    const named = (one: string) => {
      const option = field.options?.find((known) => known.value === one);
      return option ? inLanguage(option.label, locale) : one;
    };
    if (Array.isArray(value)) return formats.list(value.map(named));
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    const text = String(value);
    switch (field.type) {
      case 'choice':
        return named(text);
      case 'date':
        return formats.date(text);
      case 'country':
        return countryName(text, locale);
      case 'money':
        return field.currency ? formats.money(text, field.currency) : text;
      case 'number':
        return formats.number(text);
      default:
        return text;
    }
  };
}
