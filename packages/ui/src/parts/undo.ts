import { createStore, type Store } from './store.ts';

/** How long an action can be taken back from the bar, in milliseconds. */
export const undoTime = 10_000;

export interface UndoOffer {
  readonly id: number;
  /** What was done: "Note archived". */
  readonly text: string;
  readonly undo: () => void | Promise<void>;
}
export interface Undos {
  readonly store: Store<UndoOffer | null>;
  /** Offers to take back what was just done; a newer offer replaces an older one. */
  offer(text: string, undo: () => void | Promise<void>): void;
  /** Takes the offered action back; false when there is nothing to take back. */
  run(): boolean;
  dismiss(): void;
  hold(isHeld: boolean): void;
}
export function createUndos(now: () => number = Date.now): Undos {
  const store = createStore<UndoOffer | null>(null);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let left = undoTime;
  let startedAt = 0;
  let lastId = 0;
  const stop = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= now() - startedAt;
  };
  const dismiss = () => {
    stop();
    store.set(null);
  };
  const start = () => {
    if (timer !== null || !store.get()) return;
    startedAt = now();
    timer = setTimeout(dismiss, Math.max(0, left));
  };
  return {
    store,
    offer(text, undo) {
      stop();
      left = undoTime;
      lastId += 1;
      store.set({ id: lastId, text, undo });
      start();
    },
    run() {
      const offer = store.get();
      if (!offer) return false;
      dismiss();
      void offer.undo();
      return true;
    },
    dismiss,
    hold(isHeld) {
      if (isHeld) stop();
      else start();
    },
  };
}
/** The undo bar of this page. */
export const undos = createUndos();
