import { createStore } from './store.ts';

/** A form with unsaved changes. `save` answers whether it worked. */
export interface Guard {
  /** Stores what was typed so that the form comes back with it after a reload; answers whether it did. Absent: it cannot. */
  readonly keep?: () => boolean;
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
/** Before the app reloads itself: stores what every changed form holds. False when one of them would lose something. */
export function keepAll(): boolean {
  const isKept = [...guards].every((guard) => guard.keep?.() === true);
  hasKeptAll = isKept;
  return isKept;
}
/** Whether the tab may go without a question: everything typed was stored, and is stored once more on the way out. */
export const mayUnload = (): boolean => hasKeptAll;
let hasKeptAll = false;

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
