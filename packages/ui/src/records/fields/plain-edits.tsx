import { DateField } from '../../controls/DateField.tsx';
import { LongTextField } from '../../controls/LongTextField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

// The controls of fields, each with the limits that its field declares. The generated forms have them from the kits; designed
// forms have these three always, and of the other files those that their page brings: it loads no more than it draws.

export const TextEdit = (props: EditProps<'text'>) => (
  <TextField
    {...controlProps(props)}
    autoComplete={props.autoComplete}
    value={asText(props.value)}
    onChange={props.onChange}
    maxLength={props.at.field.max}
  />
);
export const LongTextEdit = (props: EditProps<'longText'>) => (
  <LongTextField
    {...controlProps(props)}
    rows={props.rows}
    value={asText(props.value)}
    onChange={props.onChange}
    maxLength={props.at.field.max}
  />
);
export const DateEdit = (props: EditProps<'date'>) => (
  <DateField
    {...controlProps(props)}
    {...(props.at.field.past ? { max: Temporal.Now.plainDateISO().toString() } : {})}
    min={props.from}
    value={asText(props.value)}
    onChange={props.onChange}
  />
);
