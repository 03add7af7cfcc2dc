import { useState } from 'react';
import { TextField } from '../../controls/TextField.tsx';
import { writeValue } from './shape-values.ts';

interface ValueFieldProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly description?: string;
  readonly value: unknown;
  /** What a typed text means. */
  readonly read: (typed: string) => unknown;
  readonly onChange: (value: unknown) => void;
}
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A value typed as text. What is typed stands as it was typed as long as it means the value: "1.0" on the way to 1.05. */
export function ValueField({ value, read, onChange, ...field }: ValueFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && isSame(read(typed), value) ? typed : writeValue(value);
  return (
    <TextField
      {...field}
      value={shown || null}
      onChange={(next) => {
        setTyped(next ?? '');
        onChange(read(next ?? ''));
      }}
    />
  );
}
