/**
 * How a record is decided by approval groups. Once it comes to the state in which it waits, the groups that decide its kind are
 * asked, in steps; the last one approves it, any of them rejects it. Where no group decides the kind, it is decided as a whole
 * by whoever its own steps name.
 */
export interface DecidedSpec {
  /** The kind that groups say they approve: with `costs` the groups whose `approvesCosts` is on. */
  readonly kind: string;
  /** The lifecycle that is decided; `status` unless said otherwise. */
  readonly by?: string;
  /** The state in which it waits to be decided. */
  readonly waits: string;
  /** The steps that say yes and no. */
  readonly approve: string;
  readonly reject: string;
  /** The system's step from both outcomes back to waiting; without it a last decision stands. */
  readonly undo?: string;
  /** The amount by which groups are chosen, in the record's `currency`. */
  readonly amount?: string;
  /** Users and people whose own it is, besides whoever made it: none of them decides it. */
  readonly own?: readonly string[];
  /** The relation to the assignment it is about. */
  readonly of?: string;
  /** Fields besides those that people type whose change asks everybody anew. */
  readonly anew?: readonly string[];
  /** Fields in which an earlier one agrees with it to be a precedent. */
  readonly like?: readonly string[];
}

/** The field that counts how many steps of its decision are left; every entity that is decided declares it. */
export const undecidedField = 'undecided';
