import './controls.css';
import { Button, Fieldset } from '@mantine/core';
import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { DecimalField } from './DecimalField.tsx';
import { errorContent, type FieldProps } from './field.tsx';

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
interface Typed {
  readonly latitude: string | null;
  readonly longitude: string | null;
}
const shown = (value: Coordinates | null | undefined): Typed => ({
  latitude: value ? String(value.latitude) : null,
  longitude: value ? String(value.longitude) : null,
});
/** A place on the map by its numbers. The device is asked only when the button is pressed, and fails silently. */
export function CoordinatesField({ value, onChange, ...field }: Omit<FieldProps<Coordinates>, 'placeholder'>) {
  const text = useKitText();
  const message = useId();
  const [typed, setTyped] = useState(() => shown(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value) setTyped(shown(value));
  }
  const change = (next: Typed) => {
    setTyped(next);
    const isWhole = next.latitude !== null && next.longitude !== null;
    onChange(isWhole ? { latitude: Number(next.latitude), longitude: Number(next.longitude) } : null);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change({ latitude: coords.latitude.toFixed(6), longitude: coords.longitude.toFixed(6) }),
      () => undefined,
    );
  const shared = {
    required: field.required,
    readOnly: field.readOnly,
    disabled: field.disabled,
    onBlur: field.onBlur,
    decimals: 8,
  };
  return (
    <Fieldset
      variant="unstyled"
      legend={field.label}
      id={field.id}
      aria-describedby={field.error ? message : undefined}
    >
      {field.description ? <p className="hp-caption">{field.description}</p> : null}
      <div className="hp-pair">
        <DecimalField
          {...shared}
          label={text('field.latitude')}
          min={-90}
          max={90}
          value={typed.latitude}
          onChange={(latitude) => change({ ...typed, latitude })}
        />
        <DecimalField
          {...shared}
          label={text('field.longitude')}
          min={-180}
          max={180}
          value={typed.longitude}
          onChange={(longitude) => change({ ...typed, longitude })}
        />
      </div>
      {field.readOnly || field.disabled || !('geolocation' in navigator) ? null : (
        <Button variant="subtle" leftSection={<Icon of={LocateFixed} />} onClick={locate}>
          {text('field.useLocation')}
        </Button>
      )}
      {field.error ? (
        <p className="hp-field-error" id={message}>
          {errorContent(field.error)}
        </p>
      ) : null}
    </Fieldset>
  );
}
