import './password-rules.css';
import './controls.css';
import { PasswordInput } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { useId, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { type FieldProps, inputProps } from './field.tsx';
import { keptRules, passwordRules } from './password.rules.ts';

export interface PasswordFieldProps extends Omit<FieldProps<string>, 'placeholder'> {
  /** `new` shows the rules as a list that ticks itself while typing. */
  readonly purpose: 'current' | 'new';
}
/** A password; paste and password managers work, and it can be looked at. */
export function PasswordField({ value, onChange, purpose, ...field }: PasswordFieldProps) {
  const text = useKitText();
  const list = useId();
  const [isVisible, setVisible] = useState(false);
  const kept = keptRules(value ?? '');
  return (
    <div>
      <PasswordInput
        {...inputProps(field)}
        value={value ?? ''}
        autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': text(isVisible ? 'password.hide' : 'password.show') }}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {purpose === 'new' ? (
        <div className="hp-rules">
          <p className="hp-caption" id={list}>
            {text('password.rules')}
          </p>
          <ul aria-labelledby={list}>
            {passwordRules.map((rule) => {
              const name = text(`password.${rule}`);
              return (
                <li key={rule} data-met={kept[rule] || undefined}>
                  <Icon of={kept[rule] ? Check : Circle} small />
                  <span className="hp-hidden">
                    {text(kept[rule] ? 'password.met' : 'password.unmet', { rule: name })}
                  </span>
                  <span aria-hidden>{name}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
