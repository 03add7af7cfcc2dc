import type { LifecycleSpec } from './fields/field.ts';

/** The states in which it is over, in the order of the declaration. */
export const finalStates = ({ states }: LifecycleSpec): string[] =>
  Object.keys(states).filter((one) => states[one]?.final);

/** Faults of a declaration: unknown states, unreachable states, dead ends that are not final. Empty when sound. */
export function lifecycleFaults(spec: LifecycleSpec): string[] {
  const faults: string[] = [];
  const states = new Set(Object.keys(spec.states));
  if (!states.has(spec.initial)) faults.push(`initial state ${spec.initial} is not declared`);
  for (const [name, t] of Object.entries(spec.transitions)) {
    for (const s of [...t.from, t.to]) if (!states.has(s)) faults.push(`${name} names the unknown state ${s}`);
    if (t.by.length === 0 && !t.system) faults.push(`${name} can be done by nobody`);
  }
  for (const s of spec.overdue?.in ?? []) if (!states.has(s)) faults.push(`overdue names the unknown state ${s}`);
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
