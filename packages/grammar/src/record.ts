import type { Entity } from './entity.ts';
import type { Fields } from './fields/field.ts';
import type { RefValue } from './fields/values.ts';

type ValueOf<F> = F extends { readonly $value?: infer V } ? Exclude<V, undefined> : never;
type WireName<N, F> = F extends { readonly type: 'ref' | 'person' }
  ? ValueOf<F> extends string
    ? `${N & string}Id`
    : N
  : N;
type IsRequired<F> = F extends { readonly required?: infer R }
  ? [Exclude<R, undefined>] extends [true]
    ? true
    : IsStatus<F>
  : IsStatus<F>;
type IsStatus<F> = F extends { readonly type: 'lifecycle' } ? true : false;
type IsGiven<F> = F extends { readonly derived: true }
  ? false
  : F extends { readonly type: 'lifecycle' }
    ? false
    : true;
/** What a writer may send for a field: relations also as a plain id. */
type Given<F> =
  ValueOf<F> extends RefValue
    ? string | { readonly id: string }
    : ValueOf<F> extends readonly RefValue[]
      ? readonly (string | { readonly id: string })[]
      : ValueOf<F>;

export type CommonValues = {
  readonly id: string;
  readonly version: number;
  readonly created: string;
  /** Absent where the reader may not know. */
  readonly createdBy?: RefValue | null;
  readonly updated: string;
  /** What the caller may do with this record: deeds, transitions and actions by name. */
  readonly can?: readonly string[];
};

type Values<F extends Fields> = {
  readonly [K in keyof F as WireName<K, F[K]>]: IsRequired<F[K]> extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null;
};
/** A record as answers carry it. Use as `interface Expense extends RecordOf<typeof expense> {}`. */
export type RecordOf<E extends Entity> = CommonValues & { readonly tenantId: string } & Values<E['fields']>;

type GivenFields<F extends Fields> = {
  [K in keyof F as IsGiven<F[K]> extends true ? WireName<K, F[K]> : never]?: Given<F[K]> | null;
};
/** What create and update accept. Required fields are checked when parsed, so that drafts stay typed. */
export type InputOf<E extends Entity> = GivenFields<E['fields']> & { id?: string; active?: boolean };

type AnyGiven<F extends Fields> = {
  [K in keyof F as WireName<K, F[K]>]?: Given<F[K]> | null;
};
/** What the system may write: any field, also those that are derived and those that people only read. */
export type WrittenOf<E extends Entity> = AnyGiven<E['fields']> & { id?: string; active?: boolean };

type Told<F> = ValueOf<F> extends RefValue ? string : ValueOf<F>;
/** What an event carries, by the names of its fields: related records by their ids. */
export type PayloadOf<F extends Fields> = {
  readonly [K in keyof F as IsRequired<F[K]> extends true ? K : never]: Told<F[K]>;
} & { readonly [K in keyof F as IsRequired<F[K]> extends true ? never : K]?: Told<F[K]> | null };

/** Parsed values of a set of fields (action inputs, route bodies). */
export type ValuesOf<F extends Fields> = Values<F>;
/** What a caller sends for a set of fields. */
export type SendOf<F extends Fields> = GivenFields<F>;
