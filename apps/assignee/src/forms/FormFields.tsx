import { currencyDecimals } from '@homeport/grammar';
import { inLanguage, type PageField, type PageState, type PageStep, type PageValue } from '@homeport/model/forms';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { DecimalField } from '@homeport/ui/controls/DecimalField.tsx';
import { EmailField } from '@homeport/ui/controls/EmailField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { PhoneField } from '@homeport/ui/controls/PhoneField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Checkbox, Radio } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { formWords } from './words.ts';

export interface FormFieldsProps {
  readonly step: PageStep;
  readonly state: PageState;
  readonly messageOf: (code: string) => string | undefined;
  readonly onAnswer: (code: string, value: PageValue) => void;
}
/** The sections of a step with the fields that the rules show; up to three columns, one on a phone. */
export function FormFields({ step, state, messageOf, onAnswer }: FormFieldsProps) {
  const { locale } = useSettings();
  return step.sections
    .filter((section) => state.visible.has(section.code))
    .map((section) => (
      <section key={section.code} aria-label={section.title ? inLanguage(section.title, locale) : undefined}>
        {section.title ? <h3 className="section-title">{inLanguage(section.title, locale)}</h3> : null}
        <div className="form-columns" data-columns={section.columns ?? 1}>
          {section.fields
            .filter((field) => state.visible.has(field.code))
            .map((field) => (
              <Answer
                key={field.code}
                field={field}
                state={state}
                error={messageOf(field.code)}
                onAnswer={(value) => onAnswer(field.code, value)}
              />
            ))}
        </div>
      </section>
    ));
}
interface AnswerProps {
  readonly field: PageField;
  readonly state: PageState;
  readonly error: string | undefined;
  readonly onAnswer: (value: PageValue) => void;
}
function Answer({ field, state, error, onAnswer }: AnswerProps) {
  const say = usePageWords(formWords);
  const { locale } = useSettings();
  const value = state.values[field.code] ?? null;
  const shared = {
    id: `form-${field.code}`,
    label: inLanguage(field.label, locale),
    description: field.help ? inLanguage(field.help, locale) : undefined,
    required: state.required.has(field.code),
    readOnly: state.disabled.has(field.code),
    error,
    value: value === null || Array.isArray(value) ? null : String(value),
    onChange: (next: string | null) => onAnswer(next),
  };
  const options = (field.options ?? []).map((one) => ({ value: one.value, label: inLanguage(one.label, locale) }));
  const group = {
    id: shared.id,
    label: shared.label,
    description: shared.description,
    error,
    withAsterisk: shared.required,
    // The summary of errors moves the focus here.
    tabIndex: -1,
  };
  switch (field.type) {
    case 'longText':
      return <LongTextField {...shared} rows={4} maxLength={field.maxLength ?? 4000} />;
    case 'number':
    case 'money':
      return (
        <DecimalField
          {...shared}
          {...(field.type === 'money' && field.currency
            ? { label: `${shared.label} (${field.currency})`, decimals: currencyDecimals(field.currency) }
            : {})}
        />
      );
    case 'date':
      return <DateField {...shared} />;
    case 'country':
      return <CountryField {...shared} />;
    case 'email':
      return <EmailField {...shared} />;
    case 'phone':
      return <PhoneField {...shared} />;
    case 'choice':
      if (options.length > 5) return <PickList {...shared} options={options} />;
      return (
        <Radio.Group {...group} value={typeof value === 'string' ? value : ''} onChange={onAnswer}>
          <div className="form-options">
            {options.map((one) => (
              <Radio key={one.value} value={one.value} label={one.label} disabled={shared.readOnly} />
            ))}
          </div>
        </Radio.Group>
      );
    case 'choices':
      return (
        <Checkbox.Group {...group} value={Array.isArray(value) ? [...value] : []} onChange={onAnswer}>
          <div className="form-options">
            {options.map((one) => (
              <Checkbox key={one.value} value={one.value} label={one.label} disabled={shared.readOnly} />
            ))}
          </div>
        </Checkbox.Group>
      );
    case 'yesNo':
      return (
        <Radio.Group
          {...group}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onChange={(next) => onAnswer(next === 'yes')}
        >
          <div className="form-options">
            <Radio value="yes" label={say('yes')} disabled={shared.readOnly} />
            <Radio value="no" label={say('no')} disabled={shared.readOnly} />
          </div>
        </Radio.Group>
      );
    default:
      return <TextField {...shared} maxLength={field.maxLength ?? 400} />;
  }
}
