import type { Filter } from './filter.ts';

export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

export interface StateSpec {
  readonly label: string;
  readonly tone?: Tone;
  /** A plain save may change the record in this state. Without it the record is closed to plain saves. */
  readonly editable?: boolean;
  /** The record may be deleted in this state. */
  readonly deletable?: boolean;
  readonly final?: boolean;
  /**
   * What a person most likely comes to do in this state, and the one filled button: a transition, or `edit` where none is an
   * obvious next step. Without it nothing stands out but Edit.
   */
  readonly primary?: string;
}

export interface TransitionSpec {
  readonly label: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Role keys that may do it (see the model's roles); the record's access filter for `read` holds as well. */
  readonly by: readonly string[];
  /** Names of guards in the entity's rules; each may refuse. */
  readonly needs?: readonly string[];
  /** Holds for the caller and record, checked in the database with the status change. */
  readonly where?: Filter;
  /**
   * Elsewhere it makes no sense and is not offered (a lost shipment is not packed). Whoever asks for it all the same hears the
   * reason from a guard.
   */
  readonly offered?: Filter;
  /** Done by the system only (job, other action); never offered to a person. */
  readonly system?: boolean;
}

/** A state machine as data. Nothing but its transitions ever writes the status. */
export interface LifecycleSpec {
  readonly initial: string;
  readonly states: Readonly<Record<string, StateSpec>>;
  readonly transitions: Readonly<Record<string, TransitionSpec>>;
}

/** Faults of a declaration: unknown states, unreachable states, dead ends that are not final. Empty when sound. */
export function lifecycleFaults(spec: LifecycleSpec): string[] {
  const faults: string[] = [];
  const states = new Set(Object.keys(spec.states));
  if (!states.has(spec.initial)) faults.push(`initial state ${spec.initial} is not declared`);
  for (const [name, t] of Object.entries(spec.transitions)) {
    for (const s of [...t.from, t.to]) if (!states.has(s)) faults.push(`${name} names the unknown state ${s}`);
    if (t.by.length === 0 && !t.system) faults.push(`${name} can be done by nobody`);
  }
  for (const [state, { primary }] of Object.entries(spec.states)) {
    if (primary === undefined || primary === 'edit') continue;
    const named = Object.hasOwn(spec.transitions, primary) ? spec.transitions[primary] : undefined;
    if (!named?.from.includes(state)) faults.push(`state ${state} puts ${primary} first, which does not leave it`);
    else if (named.system) faults.push(`state ${state} puts ${primary} first, which nobody can do`);
  }
  const reached = new Set([spec.initial]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const t of Object.values(spec.transitions)) {
      if (!reached.has(t.to) && t.from.some((s) => reached.has(s))) {
        reached.add(t.to);
        grew = true;
      }
    }
  }
  for (const s of states) {
    if (!reached.has(s)) faults.push(`state ${s} cannot be reached`);
    const leaves = Object.values(spec.transitions).some((t) => t.from.includes(s));
    if (!leaves && !spec.states[s]?.final) faults.push(`state ${s} has no way out and is not final`);
  }
  return faults;
}
