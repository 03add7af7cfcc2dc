import type { FieldOf, FieldType, FilterValue, Operator } from '@homeport/grammar';
import type { ComponentType, HTMLInputAutoCompleteAttribute } from 'react';
import type { Option } from '../../controls/options.ts';
import type { FieldAt } from './field-at.ts';

type Values = Readonly<Record<string, unknown>>;

/** A value on screen, read only. `row` is the whole record by wire name (an amount needs its currency). */
export interface ShowProps<T extends FieldType = FieldType> {
  readonly at: FieldAt<FieldOf<T>>;
  readonly value: unknown;
  readonly row: Values;
  /** One line of a table; without it there is room. */
  readonly isCell?: boolean;
}
/** A value being changed in a form. */
export interface EditProps<T extends FieldType = FieldType> {
  readonly at: FieldAt<FieldOf<T>>;
  readonly value: unknown;
  readonly values: Values;
  readonly onChange: (value: unknown) => void;
  /** Changes another value of the same form: the currency that belongs to an amount. */
  readonly onOther: (wire: string, value: unknown) => void;
  readonly label: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly hideLabel?: boolean;
  readonly id?: string;
  readonly autoFocus?: boolean;
  /** Id of the record that is changed; null for a new one. */
  readonly record?: string | null;
  /** The form also edits the currency here (amounts). */
  readonly ownsCurrency?: boolean;
  /** What a designed form knows besides the declaration. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly onBlur?: () => void;
  /** Lines of a long text at first. */
  readonly rows?: number;
  /** First day that may be chosen, `yyyy-MM-dd`. */
  readonly from?: string;
  /** Currencies offered first. */
  readonly near?: readonly (string | null | undefined)[];
  /** The choices, where the page has them already. */
  readonly options?: readonly Option[];
}
/** The value of one condition being chosen. */
export interface FilterProps<T extends FieldType = FieldType> {
  readonly at: FieldAt<FieldOf<T>>;
  readonly op: Operator;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** Everything the screens need to know of one field type. */
export interface FieldKit<T extends FieldType = FieldType> {
  /** Width of its column at first, in pixels. */
  readonly width: number;
  /** Numbers and amounts stand at the end of their column. */
  readonly isEnd?: boolean;
  /** Takes both columns of a form. */
  readonly isWide?: boolean;
  readonly canSort?: boolean;
  /** Its values are few enough to make groups of. */
  readonly canGroup?: boolean;
  /** Operators offered in filters, the most used first. */
  readonly operators: readonly Operator[];
  /** Drawn instead of the plain text. */
  readonly Show?: ComponentType<ShowProps<T>>;
  readonly Edit: ComponentType<EditProps<T>>;
  /** Absent: only empty and not empty can be asked for. */
  readonly Filter?: ComponentType<FilterProps<T>>;
}

export const emptiness = ['null', 'notNull'] as const satisfies readonly Operator[];

/** The part of the props that is the same for every type. */
export type AnyEdit = Omit<EditProps, 'at'> & { readonly at: { readonly wire: string } };
export type AnyFilter = Omit<FilterProps, 'at'>;

/** What every control of the kit takes, from the props of an edited field. */
export const controlProps = ({
  label,
  description,
  error,
  required,
  readOnly,
  hideLabel,
  id,
  autoFocus,
  onBlur,
  at,
}: AnyEdit) => ({
  label,
  description,
  error,
  required,
  readOnly,
  hideLabel,
  id,
  autoFocus,
  onBlur,
  name: at.wire,
});
