import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface LeanFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password' | 'code';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly description?: ReactNode;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly id?: string;
  /** Words of the button that shows a password. */
  readonly showLabel?: string;
  readonly hideLabel?: string;
}
/**
 * A labelled native input for the sign-in page, without any library. A code takes digits only, also when pasted. What was
 * typed, or filled in by the browser, before the page's script had come, counts.
 */
export function LeanField(props: LeanFieldProps) {
  const { label, value, onChange, type = 'text', description, error, required } = props;
  const own = useId();
  const id = props.id ?? own;
  const [isShown, setShown] = useState(false);
  const described = [description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const isCode = type === 'code';
  const input = useRef<HTMLInputElement>(null);
  const change = (typed: string) => onChange(isCode ? typed.replace(/\D/g, '').slice(0, 6) : typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before the script was
  useEffect(() => {
    const there = input.current?.value ?? '';
    if (there !== value) change(there);
  }, []);
  return (
    <div className="hp-lean-field" data-error={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className="hp-lean-mark" aria-hidden>
            {' '}
            *
          </span>
        ) : null}
      </label>
      {description ? (
        <div className="hp-lean-hint" id={`${id}-hint`}>
          {description}
        </div>
      ) : null}
      <div className="hp-lean-input">
        <input
          ref={input}
          id={id}
          name={props.name}
          className={isCode ? 'hp-lean-code' : undefined}
          type={type === 'password' && !isShown ? 'password' : 'text'}
          inputMode={isCode ? 'numeric' : undefined}
          autoComplete={props.autoComplete ?? (isCode ? 'one-time-code' : undefined)}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the first field of the sign-in page is what people came for
          autoFocus={props.autoFocus}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {type === 'password' && props.showLabel ? (
          <button type="button" className="hp-lean-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? (props.hideLabel ?? props.showLabel) : props.showLabel}
          </button>
        ) : null}
      </div>
      {error ? (
        <p className="hp-lean-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
