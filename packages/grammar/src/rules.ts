import type { Entity } from './entity.ts';
import type { RecordOf } from './record.ts';
import type { Refusal } from './refusal.ts';

/** Facts that rules need and the server loads beforehand (see `defineFacts` of the engine). */
export type Facts = Readonly<Record<string, unknown>>;

/** How a record comes to be judged. */
export interface Judging {
  /**
   * It comes back out of the bin: absent before, and yet not new. It is held to what is so now, as a new one, but neither
   * numbered again nor held to what only a first entry has to respect.
   */
  readonly isRestored: boolean;
}

/** The pure rules of one entity, used by server and browser alike. */
export interface RuleSpec<E extends Entity = Entity, X extends Facts = Facts> {
  /** Computes derived fields from the record as it would be stored. */
  readonly derive?: (record: RecordOf<E>, facts: X) => Readonly<Record<string, unknown>>;
  /** Everything wrong with the record as it would be stored; `before` is absent on create, and when it is restored. */
  readonly check?: (
    record: RecordOf<E>,
    before: RecordOf<E> | undefined,
    facts: X,
    how?: Judging,
  ) => readonly Refusal[];
  /** Why the record may not be deleted now. */
  readonly mayGo?: (record: RecordOf<E>, facts: X) => Refusal | undefined;
  /** Guards by the names transitions use in `needs`. */
  readonly guards?: Readonly<Record<string, (record: RecordOf<E>, facts: X & { me: Caller }) => Refusal | undefined>>;
}
/** The caller as guards see them. */
export interface Caller {
  readonly user: string;
  readonly person: string | null;
  readonly roles: readonly string[];
  /** Users whose tasks are delegated to the caller today. */
  readonly delegators: readonly string[];
}
export interface Rules {
  readonly on: string;
  readonly spec: RuleSpec;
}

/** Attaches pure rules to an entity. */
export function defineRules<E extends Entity, X extends Facts = Facts>(entity: E, spec: RuleSpec<E, X>): Rules {
  return { on: entity.name, spec: spec as unknown as RuleSpec };
}
