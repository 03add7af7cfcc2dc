import type { Entity } from './entity.ts';

/**
 * What a designed form of one entity is drawn from, written by derivation: of its declaration the fields that the form's people
 * may fill in, and their texts in the other languages. `R` is the record as answers carry it.
 */
export interface DeclaredForm<R = unknown> {
  readonly entity: Entity;
  /** Language → key of a declared text → the text; English stands in the declaration. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Only for the compiler. */
  readonly $record?: R;
}
