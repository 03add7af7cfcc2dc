import './fields.css';
import { CodeField } from '../../controls/CodeField.tsx';
import { RichTextField } from '../../controls/RichTextField.tsx';
import { inertBody, RichTextView } from '../../controls/rich-text-html.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { BankPartEdit } from './bank-edit.tsx';
import { EmailEdit, PhoneEdit } from './contact-edits.tsx';
import { asText } from './field-texts.ts';
import { type AnyFilter, controlProps, emptiness, type FieldKit } from './kit.ts';
import { LongTextEdit, TextEdit } from './plain-edits.tsx';

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
  Edit: TextEdit,
  Filter: TextFilter,
};
export const longTextKit: FieldKit<'longText'> = {
  width: 280,
  isWide: true,
  operators: ['lk', ...emptiness],
  Show: ({ value }) => <span className="hp-long">{plain(value)}</span>,
  Edit: LongTextEdit,
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
  Edit: PhoneEdit,
  Filter: TextFilter,
};
export const emailKit: FieldKit<'email'> = {
  width: 220,
  canSort: true,
  operators: ['lk', 'eq', ...emptiness],
  Show: ({ value, isCell }) =>
    isCell ? <span>{plain(value)}</span> : <a href={`mailto:${plain(value)}`}>{plain(value)}</a>,
  Edit: EmailEdit,
  Filter: TextFilter,
};

export const bankPartKit: FieldKit<'bankPart'> = {
  width: 150,
  operators: emptiness,
  Show: ({ value }) => <span className="hp-number">{plain(value)}</span>,
  Edit: BankPartEdit,
};
