import { type Reaction, react } from '@homeport/engine';
import { type Catalogue, isRefusal, type Values } from '@homeport/grammar';
import { decision, escalationDue, isOpenStep } from '@homeport/model/deciding';
import { isSameMoment } from '../../same-moment.ts';
import { raise } from './hand-on.ts';
import { because } from './opened.ts';
import { subjectOf } from './subject.ts';

/**
 * The clock escalates a step that nobody has decided. The step is locked and has to be waiting for this very moment, so that a second
 * server, or the same after it was killed, finds nothing left to do. Where nobody stands above, it stays with whom it asks.
 */
export const escalationReaction = (catalogue: Catalogue): Reaction =>
  react(escalationDue, (given, { recordId, payload }) =>
    given.inTransactionOrThrow(async (ctx) => {
      const system = ctx.asSystem(because);
      const steps = system.records(decision);
      const step = await steps.get(recordId, { lock: true });
      if (isRefusal(step)) {
        if (step.kind !== 'notFound') throw new Error(`a decision that is due could not be read: ${step.code}`);
        return;
      }
      if (step.escalateAt === null || !isSameMoment(step.escalateAt, payload.at) || !isOpenStep(step)) return;
      if (Temporal.Instant.compare(Temporal.Instant.from(step.escalateAt), ctx.now) > 0) return;
      const subject = subjectOf(catalogue, step);
      const record: Values | { readonly isRefusal: true } = await system.records(subject.entity).get(subject.id);
      if (isRefusal(record)) return;
      const raised = await raise({ system, subject, record }, step, null);
      if (raised === undefined) return;
      if (raised !== 'NOBODY') throw new Error(`a decision could not be escalated: ${raised.code}`);
      const kept = await steps.update(step.id, { escalateAt: null });
      if (isRefusal(kept)) throw new Error(`that nobody stands above could not be kept: ${kept.code}`);
    }),
  );
