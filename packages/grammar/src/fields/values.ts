/** A related record as answers show it. `label` is built from the target's `title`. */
export interface RefValue {
  readonly id: string;
  readonly label: string;
}
const part = (value: unknown, name: 'id' | 'label'): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : value;
  return typeof found === 'string' ? found : undefined;
};
/** The id in what a relation holds: a reference, or the plain id itself. Undefined where there is none. */
export const idIn = (value: unknown): string | undefined => part(value, 'id');
/** The label in what a relation holds, or a plain text itself. */
export const labelIn = (value: unknown): string | undefined => part(value, 'label');
/** The ids in what a list of relations holds. */
export const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(idIn).filter((id) => id !== undefined) : [];
/** A stored file as answers show it; its bytes are served by id. */
export interface FileValue {
  readonly id: string;
  readonly label: string;
}
/** The specification's address. All parts optional; `country` is an ISO 3166-1 alpha-2 code. */
export interface AddressValue {
  readonly address1?: string;
  readonly address2?: string;
  readonly town?: string;
  readonly county?: string;
  readonly state?: string;
  readonly postCode?: string;
  readonly country?: string;
}
/** Degrees, WGS 84. */
export interface CoordinatesValue {
  readonly latitude: number;
  readonly longitude: number;
}
/** Both days included. An open end is null. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string | null;
}
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export const addressParts = ['address1', 'address2', 'town', 'county', 'state', 'postCode', 'country'] as const;
