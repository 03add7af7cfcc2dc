import type { Calculation, Catalogue, Entity, Trace } from '@homeport/grammar';

/** Texts of calculations by language; English stands in the traces. */
export type CalculationWords = Readonly<
  Record<string, (() => Promise<{ readonly words: Readonly<Record<string, string>> }>) | undefined>
>;
/** What is opened: a trace, a computed field of a record, or what was kept of a calculation. */
export type Explained =
  | Trace
  | {
      readonly entity: Entity;
      readonly name: string;
      readonly row: Readonly<Record<string, unknown>>;
      /** Fields that the reader does not see. */
      readonly hidden: ReadonlySet<string>;
    }
  | { readonly by: string; readonly kept: unknown };
/** What an application with records knows besides: calculations, who reads, and where records are. */
export interface ExplainHost {
  readonly catalogue: Pick<Catalogue, 'entity' | 'hasEntity'> & {
    readonly calculation?: (name: string) => Promise<Calculation | undefined>;
  };
  readonly viewer: { readonly roles: readonly string[] };
  /** Null where there is no page of such records. */
  readonly address: (place: { readonly to: 'record'; readonly entity: Entity; readonly id: string }) => string | null;
}
