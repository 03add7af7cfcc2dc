import { BankPartField } from '../../controls/BankPartField.tsx';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

/** The stored value arrives masked ("•••• 3000"); only its end is ever known here. */
const masked = /^•+\s*(.*)$/;
export function BankPartEdit(props: EditProps<'bankPart'>) {
  const end = masked.exec(asText(props.value) ?? '')?.[1];
  return (
    <BankPartField
      {...controlProps(props)}
      storedEnd={end ?? null}
      grouping={props.at.field.part === 'iban' ? 4 : undefined}
      value={end === undefined ? asText(props.value) : null}
      // Nothing typed over what is stored: it stays.
      onChange={(next) => props.onChange(next ?? (end === undefined ? null : props.value))}
    />
  );
}
