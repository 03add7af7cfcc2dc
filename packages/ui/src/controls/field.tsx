import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../parts/Icon.tsx';

/** What every control understands. `V` is the value on the wire; null means empty. */
export interface FieldProps<V> {
  readonly label: string;
  readonly value: V | null | undefined;
  readonly onChange: (value: V | null) => void;
  /** One sentence under the label. */
  readonly description?: ReactNode;
  /** Why the value was refused; shown under the control and linked to it. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Shows the value, can be focused and copied, cannot be changed. */
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** The label stays for screen readers but is not drawn (cells of a grid). */
  readonly hideLabel?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
}

/** The message under a field: icon and words, never colour alone. */
export function errorContent(error: ReactNode): ReactNode {
  if (!error) return undefined;
  return (
    <>
      <Icon of={TriangleAlert} small />
      <span>{error}</span>
    </>
  );
}

/** The part of the props that Mantine's input wrapper draws: label, description, error, mark of the required. */
export function wrapperProps(field: Omit<FieldProps<unknown>, 'value' | 'onChange'>) {
  return {
    label: field.label,
    description: field.description,
    error: errorContent(field.error),
    withAsterisk: field.required === true && !field.readOnly,
    ...(field.hideLabel ? { labelProps: { className: 'hp-hidden' }, withAsterisk: false } : {}),
  };
}

/** `wrapperProps` plus what the input element itself takes. */
export function inputProps(field: Omit<FieldProps<unknown>, 'value' | 'onChange'>) {
  return {
    ...wrapperProps(field),
    id: field.id,
    name: field.name,
    readOnly: field.readOnly,
    disabled: field.disabled,
    autoFocus: field.autoFocus,
    // What a dialog's focus trap looks for; `autoFocus` alone loses against the close button.
    ...(field.autoFocus ? { 'data-autofocus': true } : {}),
    placeholder: field.placeholder,
    onBlur: field.onBlur,
    'aria-required': field.required || undefined,
  };
}
