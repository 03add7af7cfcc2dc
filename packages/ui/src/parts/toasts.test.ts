import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts, keptToasts, toastTime } from './toasts.ts';
import { createUndos, undoTime } from './undo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a notice', () => {
  test('stands 2500 ms, then the next one comes', () => {
    expect(toastTime).toBe(2500);
    const toasts = createToasts();
    toasts.show('Saved Successfully');
    toasts.show('Unable to save', 'danger');
    expect(toasts.store.get().shown?.text).toBe('Saved Successfully');
    vi.advanceTimersByTime(toastTime - 1);
    expect(toasts.store.get().shown?.text).toBe('Saved Successfully');
    vi.advanceTimersByTime(1);
    expect(toasts.store.get().shown?.text).toBe('Unable to save');
    vi.advanceTimersByTime(toastTime);
    expect(toasts.store.get().shown).toBeNull();
  });
  test('waits while hovered, focused or out of sight, and goes on with what was left', () => {
    const toasts = createToasts();
    toasts.show('Saved Successfully');
    vi.advanceTimersByTime(2000);
    toasts.hold('hover', true);
    toasts.hold('hidden', true);
    vi.advanceTimersByTime(60_000);
    toasts.hold('hover', false);
    vi.advanceTimersByTime(60_000);
    expect(toasts.store.get().shown).not.toBeNull();
    toasts.hold('hidden', false);
    vi.advanceTimersByTime(499);
    expect(toasts.store.get().shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toasts.store.get().shown).toBeNull();
  });
  test('stays until it is closed when the profile says so', () => {
    const toasts = createToasts();
    toasts.keepUntilClosed(true);
    toasts.show('Saved Successfully');
    vi.advanceTimersByTime(600_000);
    expect(toasts.store.get().shown).not.toBeNull();
    toasts.close();
    expect(toasts.store.get().shown).toBeNull();
  });
  test('is kept under the bell, the last twenty, newest first', () => {
    const toasts = createToasts();
    for (let at = 1; at <= 25; at++) toasts.show(`Notice ${at}`);
    const { history } = toasts.store.get();
    expect(history).toHaveLength(keptToasts);
    expect(history[0]?.text).toBe('Notice 25');
  });
  test('is never lost and never shown twice, whatever is held in between', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('show' as const) }),
      fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 4000 }) }),
      fc.record({ kind: fc.constant('hold' as const), isHeld: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const toasts = createToasts();
        const seen: number[] = [];
        toasts.store.subscribe(() => {
          const id = toasts.store.get().shown?.id;
          if (id !== undefined && seen.at(-1) !== id) seen.push(id);
        });
        let shown = 0;
        for (const one of steps) {
          if (one.kind === 'show') {
            shown += 1;
            toasts.show('x');
          } else if (one.kind === 'wait') vi.advanceTimersByTime(one.time);
          else toasts.hold('hidden', one.isHeld);
        }
        toasts.hold('hidden', false);
        vi.advanceTimersByTime(toastTime * (shown + 1));
        expect(seen).toEqual(Array.from({ length: shown }, (_, at) => at + 1));
        expect(toasts.store.get().shown).toBeNull();
      }),
    );
  });
});

describe('the undo bar', () => {
  test('stands ten seconds and takes back once', () => {
    const undos = createUndos();
    const undo = vi.fn();
    undos.offer('Note archived', undo);
    vi.advanceTimersByTime(undoTime - 1);
    expect(undos.run()).toBe(true);
    expect(undos.run()).toBe(false);
    expect(undo).toHaveBeenCalledTimes(1);
  });
  test('is gone after ten seconds, not counting the time it was hovered', () => {
    const undos = createUndos();
    undos.offer('Note archived', () => undefined);
    vi.advanceTimersByTime(9000);
    undos.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(undos.store.get()).not.toBeNull();
    undos.hold(false);
    vi.advanceTimersByTime(1000);
    expect(undos.store.get()).toBeNull();
  });
});
