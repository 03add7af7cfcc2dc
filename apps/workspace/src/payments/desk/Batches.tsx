import type { PaymentBatch } from '@homeport/model/payments';
import { paymentBatchStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button, Checkbox } from '@mantine/core';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '../../approvals/inbox/approvals.types.ts';
import { useFailure } from '../../approvals/inbox/failure.ts';
import { AccountEnding } from './AccountEnding.tsx';
import { useBatches } from './payment-data.ts';
import { canRelease, whyNotRelease } from './payments.rules.ts';
import { ReleaseBar } from './ReleaseBar.tsx';

/** The payment batches, newest first; those that wait for release can be ticked and released together. */
export function Batches({ tenant, me, onOpen }: { tenant: string | undefined; me: Me; onOpen: (id: string) => void }) {
  const text = useText('payments');
  const formats = useFormats();
  const failure = useFailure();
  const query = useBatches(tenant);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const batches = query.data?.pages.flatMap((page) => page.content) ?? [];
  if (query.error && batches.length === 0)
    return <InlineError {...failure(query.error)} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton rows={5} />;
  if (batches.length === 0)
    return (
      <EmptyState icon={Landmark} title={text('batches.empty')}>
        {text('batches.emptyText')}
      </EmptyState>
    );
  const isOffered = (batch: PaymentBatch) => canRelease(batch) && whyNotRelease(batch, me) === null;
  const chosen = batches.filter((batch) => ids.has(batch.id) && isOffered(batch));
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <>
      <ul className="payments-groups">
        {batches.map((batch) => (
          <li key={batch.id} className="payments-batch">
            {isOffered(batch) ? (
              <Checkbox
                className="payments-tick"
                aria-label={text('release.choose', {
                  reference: batch.reference,
                  payee: batch.payee.label,
                  total: formats.money(batch.total ?? '0', batch.currency),
                })}
                checked={ids.has(batch.id)}
                onChange={() => toggle(batch.id)}
              />
            ) : (
              <span className="payments-tick" aria-hidden />
            )}
            <button type="button" className="hp-plain-button payments-open" onClick={() => onOpen(batch.id)}>
              <span className="payments-what">
                <strong>{batch.payee.label}</strong>
                <span className="hp-caption">
                  <span className="hp-number">{batch.reference}</span> · <AccountEnding ending={batch.accountEnding} />
                </span>
                {canRelease(batch) && !isOffered(batch) ? (
                  <span className="hp-caption">{text(`release.not.${whyNotRelease(batch, me)}`)}</span>
                ) : null}
              </span>
              <span className="hp-caption hp-number">
                {text('batch.executed', { date: formats.date(batch.executionDate) })}
              </span>
              <StatusChip
                state={batch.status}
                tone={paymentBatchStatusTones[batch.status]}
                label={text(`status.${batch.status}`)}
              />
              <span className="payments-amount hp-number">{formats.money(batch.total ?? '0', batch.currency)}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text('batches.more')}
        </Button>
      ) : null}
      {chosen.length > 0 ? <ReleaseBar tenant={tenant} batches={chosen} onReleased={() => setIds(new Set())} /> : null}
    </>
  );
}
