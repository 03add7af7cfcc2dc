import { expensePaymentStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Skeleton } from '@mantine/core';
import { useFailure } from '../../approvals/inbox/failure.ts';
import type { useBatchPayments } from './payment-data.ts';

/** The payments of a batch, each with the Expense Report it pays. */
export function BatchPayments({ query }: { query: ReturnType<typeof useBatchPayments> }) {
  const text = useText('payments');
  const formats = useFormats();
  const failure = useFailure();
  const payments = query.data?.content ?? [];
  return (
    <section className="payments-part" aria-labelledby="payments-payments">
      <h3 id="payments-payments">{text('batch.payments')}</h3>
      {query.error ? (
        <InlineError {...failure(query.error)} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton height={64} />
      ) : (
        <ul className="payments-lines">
          {payments.map((payment) => (
            <li key={payment.id}>
              <span className="payments-what">
                <span>{payment.caseExpenseBatch.label}</span>
                <span className="hp-caption hp-number">
                  {[payment.paymentReference, payment.paidDate ? formats.date(payment.paidDate) : null]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusChip
                state={payment.status}
                tone={expensePaymentStatusTones[payment.status]}
                label={text(`payment.${payment.status}`)}
              />
              <span className="hp-number">{formats.money(payment.amountRequested, payment.currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
