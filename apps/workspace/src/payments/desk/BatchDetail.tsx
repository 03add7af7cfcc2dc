import { paymentBatchStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { Me } from '../../approvals/inbox/approvals.types.ts';
import { useFailure } from '../../approvals/inbox/failure.ts';
import { AccountEnding } from './AccountEnding.tsx';
import { BatchActions } from './BatchActions.tsx';
import { BatchFiles } from './BatchFiles.tsx';
import { BatchPayments } from './BatchPayments.tsx';
import { ExplainTotal } from './ExplainTotal.tsx';
import { useBatch, useBatchPayments } from './payment-data.ts';
import { canRelease, whyNotRelease } from './payments.rules.ts';
import { ReleaseBar } from './ReleaseBar.tsx';

interface BatchDetailProps {
  readonly tenant: string | undefined;
  readonly me: Me;
  readonly id: string;
  readonly onBack: () => void;
}
/** One payment batch: who is paid what and when, for which reports, its files, and what can be done with it now. */
export function BatchDetail({ tenant, me, id, onBack }: BatchDetailProps) {
  const text = useText('payments');
  const formats = useFormats();
  const failure = useFailure();
  const query = useBatch(tenant, id);
  const payments = useBatchPayments(tenant, id);
  const batch = query.data;
  const back = (
    <Button variant="subtle" color="neutral" leftSection={<Icon of={ArrowLeft} small />} onClick={onBack}>
      {text('batch.back')}
    </Button>
  );
  if (!batch)
    return (
      <>
        {back}
        {query.error ? (
          <InlineError {...failure(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <RecordSkeleton />
        )}
      </>
    );
  const parts = (payments.data?.content ?? []).map(({ id, version, paymentReference, amountRequested }) => ({
    value: amountRequested,
    ...(paymentReference !== null && { title: paymentReference }),
    source: { entity: 'expensePayment', id, version },
  }));
  const total = batch.total ?? '0';
  const whyNot = whyNotRelease(batch, me);
  return (
    <article className="payments-detail" aria-labelledby="payments-batch">
      <div>{back}</div>
      <header className="payments-detail-head">
        <h2 id="payments-batch">{batch.payee.label}</h2>
        <span className="hp-muted hp-number">{batch.reference}</span>
        <StatusChip
          state={batch.status}
          tone={paymentBatchStatusTones[batch.status]}
          label={text(`status.${batch.status}`)}
        />
      </header>
      <KeyFacts
        facts={[
          {
            label: text('total'),
            value:
              parts.length > 0 ? (
                <ExplainTotal parts={parts} total={total} currency={batch.currency} />
              ) : (
                formats.money(total, batch.currency)
              ),
            isNumber: true,
          },
          { label: text('fact.account'), value: <AccountEnding ending={batch.accountEnding} /> },
          { label: text('fact.execution'), value: formats.date(batch.executionDate), isNumber: true },
          { label: text('fact.debtor'), value: batch.debtorName },
          ...(batch.releasedBy ? [{ label: text('fact.releasedBy'), value: batch.releasedBy.label }] : []),
          ...(batch.paidBy ? [{ label: text('fact.paidBy'), value: batch.paidBy.label }] : []),
          // Why it was cancelled, or what the builder wrote.
          ...(batch.note ? [{ label: text('fact.note'), value: batch.note }] : []),
        ]}
      />
      <BatchPayments query={payments} />
      <BatchFiles tenant={tenant} batch={batch} />
      <BatchActions tenant={tenant} batch={batch} onReload={() => void query.refetch()} />
      {!canRelease(batch) ? null : whyNot === null ? (
        <ReleaseBar tenant={tenant} batches={[batch]} onReleased={() => undefined} />
      ) : (
        <p className="hp-muted">{text(`release.not.${whyNot}`)}</p>
      )}
    </article>
  );
}
