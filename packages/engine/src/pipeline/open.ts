import type { Transaction } from '../store/store.ts';
import type { Open, RunInTransaction } from './engine.ts';

/** The same transaction, with its marks shared, reached another way. */
export const reachedBy = (open: Open, tx: Transaction): Open => ({
  tx,
  calm: open.calm,
  after: open.after,
  stale: open.stale,
  settleFirst: open.settleFirst,
  get spoiled() {
    return open.spoiled;
  },
  set spoiled(refusal) {
    open.spoiled = refusal;
  },
  get writes() {
    return open.writes;
  },
  set writes(count) {
    open.writes = count;
  },
});

/** The same run, whose reads settle nothing first: for what settles, and for facts, which name what they read. */
export const calmly = (inside: RunInTransaction): RunInTransaction =>
  inside.open.tx === inside.open.calm ? inside : { ...inside, open: reachedBy(inside.open, inside.open.calm) };
