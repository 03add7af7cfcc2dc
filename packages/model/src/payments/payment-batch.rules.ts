import { defineRules } from '@homeport/grammar';
import { mayRelease } from './four-eyes.rules.ts';
import { paymentBatch } from './payment-batch.entity.ts';
import { paymentRefusals } from './payments.refusals.ts';

/** What is loaded before the rules of a payment batch run. */
export interface PaymentBatchFacts extends Readonly<Record<string, unknown>> {
  /** User ids. */
  readonly createdBy: string;
  readonly payees: readonly string[];
  /** The real user behind a log-in-as. */
  readonly actingAs: string | undefined;
}

export const paymentBatchRules = defineRules<typeof paymentBatch, PaymentBatchFacts>(paymentBatch, {
  guards: {
    fourEyes: (_, { me, createdBy, payees, actingAs }) => {
      const refused = mayRelease({ createdBy, payees }, { user: me.user, actingAs });
      if (!refused) return undefined;
      return refused.code === 'payments.sameEyes' ? paymentRefusals.sameEyes() : paymentRefusals.notWhileActingAs();
    },
  },
});
