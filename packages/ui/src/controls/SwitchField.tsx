import './controls.css';
import { Switch } from '@mantine/core';
import { errorContent, type FieldProps } from './field.tsx';

/** Yes or no. Empty counts as no. In forms it is saved with the rest; alone it takes effect at once. */
export function SwitchField({
  value,
  onChange,
  label,
  description,
  error,
  readOnly,
  disabled,
  id,
  name,
  onBlur,
}: FieldProps<boolean>) {
  return (
    <Switch
      className="hp-switch"
      id={id}
      name={name}
      label={label}
      description={description}
      error={errorContent(error)}
      checked={value ?? false}
      disabled={disabled}
      aria-readonly={readOnly || undefined}
      onBlur={onBlur}
      onChange={(event) => {
        if (!readOnly) onChange(event.currentTarget.checked);
      }}
    />
  );
}
