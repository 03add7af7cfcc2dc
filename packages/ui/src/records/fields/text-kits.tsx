import './fields.css';
import { BankPartField } from '../../controls/BankPartField.tsx';
import { CodeField } from '../../controls/CodeField.tsx';
import { EmailField } from '../../controls/EmailField.tsx';
import { LongTextField } from '../../controls/LongTextField.tsx';
import { PhoneField } from '../../controls/PhoneField.tsx';
import { RichTextField } from '../../controls/RichTextField.tsx';
import { inertBody, RichTextView } from '../../controls/rich-text-html.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { asText } from './field-texts.ts';
import { type AnyFilter, controlProps, emptiness, type FieldKit } from './kit.ts';

const plain = (value: unknown): string => asText(value) ?? '';

function TextFilter({ value, onChange, label, autoFocus }: AnyFilter) {
  return (
    <TextField
      label={label}
      value={asText(value)}
      onChange={(next) => onChange(next ?? undefined)}
      autoFocus={autoFocus}
    />
  );
}

export const textKit: FieldKit<'text'> = {
  width: 200,
  canSort: true,
  operators: ['lk', 'eq', 'ne', ...emptiness],
  Edit: (props) => (
    <TextField
      {...controlProps(props)}
      value={asText(props.value)}
      onChange={props.onChange}
      maxLength={props.at.field.max}
    />
  ),
  Filter: TextFilter,
};
export const longTextKit: FieldKit<'longText'> = {
  width: 280,
  isWide: true,
  operators: ['lk', ...emptiness],
  Show: ({ value }) => <span className="hp-long">{plain(value)}</span>,
  Edit: (props) => (
    <LongTextField
      {...controlProps(props)}
      value={asText(props.value)}
      onChange={props.onChange}
      maxLength={props.at.field.max}
    />
  ),
  Filter: TextFilter,
};
export const richTextKit: FieldKit<'richText'> = {
  width: 280,
  isWide: true,
  operators: ['lk', ...emptiness],
  Show: ({ value, isCell }) =>
    isCell ? <span>{inertBody(plain(value)).textContent}</span> : <RichTextView html={plain(value)} />,
  Edit: (props) => <RichTextField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />,
  Filter: TextFilter,
};
export const codeKit: FieldKit<'code'> = {
  width: 180,
  canSort: true,
  operators: ['lk', 'eq', 'ne', ...emptiness],
  Show: ({ value }) => <span className="hp-code-value">{plain(value)}</span>,
  Edit: (props) => (
    <CodeField
      {...controlProps(props)}
      value={asText(props.value)}
      onChange={props.onChange}
      maxLength={props.at.field.max}
    />
  ),
  Filter: TextFilter,
};
export const phoneKit: FieldKit<'phone'> = {
  width: 150,
  operators: ['lk', 'eq', ...emptiness],
  Show: ({ value, isCell }) =>
    isCell ? <span className="hp-number">{plain(value)}</span> : <a href={`tel:${plain(value)}`}>{plain(value)}</a>,
  Edit: (props) => <PhoneField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />,
  Filter: TextFilter,
};
export const emailKit: FieldKit<'email'> = {
  width: 220,
  canSort: true,
  operators: ['lk', 'eq', ...emptiness],
  Show: ({ value, isCell }) =>
    isCell ? <span>{plain(value)}</span> : <a href={`mailto:${plain(value)}`}>{plain(value)}</a>,
  Edit: (props) => <EmailField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />,
  Filter: TextFilter,
};

/** The stored value arrives masked ("•••• 3000"); only its end is ever known here. */
const masked = /^•+\s*(.*)$/;
export const bankPartKit: FieldKit<'bankPart'> = {
  width: 150,
  operators: emptiness,
  Show: ({ value }) => <span className="hp-number">{plain(value)}</span>,
  Edit: (props) => {
    const end = masked.exec(plain(props.value))?.[1];
    return (
      <BankPartField
        {...controlProps(props)}
        storedEnd={end ?? null}
        grouping={props.at.field.part === 'iban' ? 4 : undefined}
        value={end === undefined ? asText(props.value) : null}
        onChange={props.onChange}
      />
    );
  },
};
