import { createStore, type Store } from './store.ts';

/** How long a notice stands, in milliseconds (specification). */
export const toastTime = 2500;
/** How many are kept under the bell. */
export const keptToasts = 20;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'danger' | 'info';
  /** Epoch milliseconds. */
  readonly at: number;
}
/** Why the clock of the notice stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden';
export interface ToastState {
  readonly shown: Toast | null;
  readonly waiting: readonly Toast[];
  /** Newest first. */
  readonly history: readonly Toast[];
}
export interface Toasts {
  readonly store: Store<ToastState>;
  show(text: string, tone?: Toast['tone']): void;
  close(): void;
  /** Holds the clock for a reason, or lets it go on. */
  hold(reason: PauseReason, isHeld: boolean): void;
  /** A profile switch keeps notices until they are closed. */
  keepUntilClosed(isKept: boolean): void;
}

/** Notices one at a time, 2500 ms each; the clock counts only while nobody hovers, focuses or looks elsewhere. */
export function createToasts(now: () => number = Date.now): Toasts {
  const store = createStore<ToastState>({ shown: null, waiting: [], history: [] });
  const reasons = new Set<PauseReason>();
  let isKept = false;
  let left = toastTime;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastId = 0;

  const stop = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= now() - startedAt;
  };
  const run = () => {
    if (timer !== null || reasons.size > 0 || isKept || !store.get().shown) return;
    startedAt = now();
    timer = setTimeout(next, Math.max(0, left));
  };
  const next = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    left = toastTime;
    // Closing by button takes the pointer and the focus away with it.
    reasons.delete('hover');
    reasons.delete('focus');
    store.set((state) => ({ ...state, shown: state.waiting[0] ?? null, waiting: state.waiting.slice(1) }));
    run();
  };
  return {
    store,
    show(text, tone = 'success') {
      lastId += 1;
      const toast: Toast = { id: lastId, text, tone, at: now() };
      store.set((state) => ({
        shown: state.shown ?? toast,
        waiting: state.shown ? [...state.waiting, toast] : state.waiting,
        history: [toast, ...state.history].slice(0, keptToasts),
      }));
      run();
    },
    close: next,
    hold(reason, isHeld) {
      if (isHeld) {
        stop();
        reasons.add(reason);
      } else {
        reasons.delete(reason);
        run();
      }
    },
    keepUntilClosed(kept) {
      isKept = kept;
      if (kept) stop();
      else run();
    },
  };
}
/** The notices of this page. */
export const toasts = createToasts();
