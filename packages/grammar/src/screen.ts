import type { Filter } from './filter.ts';

/** A list, record or form that is more than the generated one, still as data. Slots name components of the app. */
export interface ScreenSpec {
  readonly name: string;
  readonly on: string;
  readonly kind: 'list' | 'record' | 'form' | 'page';
  readonly label: string;
  /** Workspace menu and place in it. */
  readonly menu?: string;
  readonly order?: number;
  /** Role keys that see it; default: who may read the entity. */
  readonly by?: readonly string[];
  readonly columns?: readonly string[];
  readonly filter?: Filter;
  readonly sort?: string;
  /** Tabs of a record: related lists by `entity.field`, or `slot:Name`. */
  readonly tabs?: readonly { readonly label: string; readonly show: string }[];
  readonly slots?: Readonly<Record<string, string>>;
  readonly path?: string;
}
export type Screen = ScreenSpec;

/** Declares a screen. */
export function defineScreen(spec: ScreenSpec): Screen {
  return spec;
}
