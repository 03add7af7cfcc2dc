import { createStore } from './store.ts';

/** A form with unsaved changes. `save` answers whether it worked. */
export interface Guard {
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}
/** The question on screen; `answer` lets the navigation go on or stay. */
export interface LeaveQuestion {
  readonly guard: Guard;
  readonly answer: (mayLeave: boolean) => void;
}
const guards = new Set<Guard>();
export const leaveQuestion = createStore<LeaveQuestion | null>(null);

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}
/** Whether any form on the page has unsaved changes; the app reloads itself only when none has. */
export function hasUnsavedChanges(): boolean {
  return guards.size > 0;
}
/**
 * For the router's blocker: true when nothing is unsaved, else asks Save, Discard or Stay. A second question while
 * one stands open means Stay.
 */
export async function mayLeave(): Promise<boolean> {
  if (leaveQuestion.get()) return false;
  for (const guard of [...guards]) {
    const isFree = await new Promise<boolean>((answer) => leaveQuestion.set({ guard, answer }));
    leaveQuestion.set(null);
    if (!isFree) return false;
  }
  return true;
}
