import './controls.css';
import { Fieldset, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { zonePlace } from '../language/dates.ts';
import { useSettings } from '../language/settings.tsx';
import { parseTypedTime } from '../language/typed-dates.ts';
import { useKitText } from '../language/use-text.ts';
import { DateField } from './DateField.tsx';
import { errorContent, type FieldProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

interface Parts {
  readonly day: string | null;
  readonly time: string | null;
}
/** A moment as day and clock time in a zone. */
function split(moment: string | null | undefined, zone: string): Parts {
  if (!moment) return { day: null, time: null };
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
/** Day and time in a zone as a moment, ISO UTC ending in Z; a time skipped by summer time moves forward. */
function join({ day, time }: Parts, zone: string): string | null {
  if (!day || !time) return null;
  return Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime(zone)
    .toInstant()
    .toString({ smallestUnit: 'second' });
}

export interface DateTimeFieldProps extends Omit<FieldProps<string>, 'placeholder'> {
  /** The zone it is typed in; the user's own without it. Its name always stands beside the time. */
  readonly timeZone?: string;
  readonly min?: string;
}
/** A moment, typed as day and time in a named zone, kept in UTC. */
export function DateTimeField({ value, onChange, timeZone, min, ...field }: DateTimeFieldProps) {
  const text = useKitText();
  const settings = useSettings();
  const zone = timeZone ?? settings.timeZone;
  const message = useId();
  const [parts, setParts] = useState(() => split(value, zone));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if ((value ?? null) !== join(parts, zone)) setParts(split(value, zone));
  }
  const change = (next: Parts) => {
    setParts(next);
    onChange(join(next, zone));
  };
  const time = useTyped<string>({
    value: parts.time,
    onChange: (typed) => change({ ...parts, time: typed }),
    read: parseTypedTime,
    write: (typed) => typed,
    unreadable: text('field.timeInvalid'),
  });
  const shared = { required: field.required, readOnly: field.readOnly, disabled: field.disabled };
  const error = time.errorOr(field.error);
  return (
    <Fieldset variant="unstyled" legend={field.label} id={field.id} aria-describedby={error ? message : undefined}>
      {field.description ? <p className="hp-caption">{field.description}</p> : null}
      <div className="hp-pair">
        <DateField
          {...shared}
          label={text('field.day')}
          min={min}
          value={parts.day}
          onBlur={field.onBlur}
          autoFocus={field.autoFocus}
          onChange={(day) => change({ ...parts, day })}
        />
        <TextInput
          ref={time.ref}
          label={text('field.time', { zone: zonePlace(zone, settings.locale) })}
          withAsterisk={field.required && !field.readOnly}
          readOnly={field.readOnly}
          disabled={field.disabled}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ input: 'hp-number' }}
          value={time.text}
          onChange={(event) => time.type(event.currentTarget.value)}
          onBlur={() => {
            time.settle();
            field.onBlur?.();
          }}
        />
      </div>
      {error ? (
        <p className="hp-field-error" id={message}>
          {errorContent(error)}
        </p>
      ) : null}
    </Fieldset>
  );
}
