import type { Action, Catalogue, Entity, Field, FieldOf, Filter, Refusal, RuleSpec } from '@homeport/grammar';
import type { ActionHandler, SystemContext } from '../context.ts';
import type { FactsLoader } from '../facts.ts';
import type { Watch } from '../module.ts';
import type { Caller } from '../rights/caller.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { ConditionField, SpokenFor } from './condition-fields.ts';
import type { NamingField } from './names.ts';
import type { Follower } from './sources.ts';

/** Counts the records of an entity that match, in the transaction under way if there is one, with all rights in the tenant. */
export type CountThere = (entity: Entity, filter: Filter) => Promise<number>;
/**
 * Whether a list (`currency`, `country`, `option:TYPE`) of the caller's tenant knows a code. Should answer from memory; what
 * it has to ask for goes by `count`, because a second connection inside a transaction could wait for itself.
 */
export type KnowsCode = (caller: Caller, list: string, code: string, count: CountThere) => boolean | Promise<boolean>;

export interface EngineParts {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly handlers?: readonly ActionHandler[];
  readonly facts?: readonly FactsLoader[];
  readonly watches?: readonly Watch[];
  /** Without it codes are checked by their form only. */
  readonly knowsCode?: KnowsCode;
}

/** A relation of an entity: its field, its name on the wire and where it leads. */
export interface Relation {
  readonly name: string;
  readonly wire: string;
  readonly target: Entity;
  readonly many: boolean;
  /** May lead to a record of another tenant that belongs here all the same. */
  readonly isLoose: boolean;
}
export interface CodeField {
  readonly name: string;
  readonly wire: string;
  readonly list: string;
  readonly label: string;
}
export interface BoundAction {
  readonly action: Action;
  readonly handler?: ActionHandler;
}

/** One side of a record in common: the other end of it, and what both say. */
export interface Side {
  readonly entity: Entity;
  /** The relation from the side to the record in common. */
  readonly relation: string;
  readonly shares: readonly string[];
}

/** What the steps need to know of one entity, looked up once at start. */
export interface Plan {
  readonly entity: Entity;
  readonly rules: RuleSpec;
  readonly facts?: FactsLoader;
  /** Entities whose derived fields follow this one. */
  readonly followers: readonly Follower[];
  /** What happens with every write of it. */
  readonly watches: readonly Watch[];
  readonly lifecycles: readonly (readonly [string, FieldOf<'lifecycle'>])[];
  readonly relations: readonly Relation[];
  readonly codes: readonly CodeField[];
  readonly naming: readonly NamingField[];
  /** Fields whose values are reference numbers of the engine. */
  readonly numbered: readonly (readonly [string, Field])[];
  readonly conditions: readonly ConditionField[];
  /** By the field that names the entity: what in other records speaks of records of that entity. */
  readonly spokenFor: ReadonlyMap<string, readonly SpokenFor[]>;
  readonly actions: ReadonlyMap<string, BoundAction>;
  /** What it is a side of, where it is one. */
  readonly common: Side | undefined;
  /** The sides that it has. */
  readonly sides: readonly Side[];
}

/** A catalogue bound to its store and the server's work. */
export interface Engine {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly knowsCode?: KnowsCode;
  plan(entity: Entity | string): Plan;
  /** What handlers and facts are given of a run. */
  contextOf(run: Run): SystemContext;
}

/** Records of one entity whose derived fields no longer agree with what they follow. */
export interface Waiting {
  readonly plan: Plan;
  readonly rank: number;
  readonly ids: Set<string>;
  /** The derived fields that may be behind. */
  readonly fields: Set<string>;
  /** Whoever made them stale first. */
  readonly inside: RunInTransaction;
}
/** What has become stale in a transaction and waits to be settled, by the name of its entity. */
export interface Stale {
  waiting: Map<string, Waiting>;
  settling?: Promise<Refusal | undefined>;
}

/** A transaction under way. Calls inside it join. */
export interface Open {
  /** Its reads see no derived value that is behind. */
  readonly tx: Transaction;
  /** The same without that. */
  readonly calm: Transaction;
  /** What has become stale so far. */
  readonly stale: Stale;
  /** Settles what waits, where some of it is asked for. */
  readonly settleFirst: (isAsked: (waiting: Waiting) => boolean) => Promise<void>;
  /** Set when something inside refused after it had written: the whole is then rolled back with this answer. */
  spoiled?: Refusal;
  /** Statements that changed something so far. */
  writes: number;
  /** What is done once all of it is stored. */
  readonly after: (() => void)[];
}

/** One operation: over which engine, for whom, when, and inside which transaction. */
export interface Run {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly now: Temporal.Instant;
  readonly open?: Open;
}
/** The same inside a transaction. */
export interface RunInTransaction extends Run {
  readonly open: Open;
}
