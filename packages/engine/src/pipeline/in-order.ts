import { isRefusal, type Refusal } from '@homeport/grammar';

/**
 * Steps that ask the database one after the other; the first refusal counts, and what a step throws counts like one. Sent
 * together, all of them leave in one round trip: a connection answers in the order in which it was asked, so that a lock is held
 * before what is looked up after it. Only for steps of which none needs the answer of another, in a transaction that a refusal
 * rolls back.
 */
export async function inOrder(
  together: boolean,
  steps: readonly (() => Promise<Refusal | undefined> | Promise<void>)[],
): Promise<Refusal | undefined> {
  if (together) {
    for (const done of await Promise.allSettled(steps.map((step) => step()))) {
      if (done.status === 'rejected') throw done.reason;
      if (isRefusal(done.value)) return done.value;
    }
    return undefined;
  }
  for (const step of steps) {
    const refused = await step();
    if (isRefusal(refused)) return refused;
  }
  return undefined;
}
