import { run } from '@homeport/client';
import { type PaymentBatch, releaseBatches } from '@homeport/model/payments';
import { useFreshProof } from '@homeport/ui/account/use-fresh-proof.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Failure, useFailure } from '../../approvals/inbox/failure.ts';
import { useOnce } from '../../approvals/inbox/use-once.ts';
import { useRefresh } from './payment-data.ts';
import { sumsOf } from './payments.rules.ts';

interface ReleaseBarProps {
  readonly tenant: string | undefined;
  readonly batches: readonly PaymentBatch[];
  readonly onReleased: () => void;
}
/** Releases batches behind the password; all or none. A refusal, such as of the four eyes, stands above the button. */
export function ReleaseBar({ tenant, batches, onReleased }: ReleaseBarProps) {
  const text = useText('payments');
  const formats = useFormats();
  const failure = useFailure();
  const refresh = useRefresh(tenant);
  const once = useOnce();
  const proof = useFreshProof();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = batches.length;
  const total = formats.list(
    sumsOf(batches.map((one) => ({ currency: one.currency, total: one.total ?? '0' }))).map((sum) =>
      formats.money(sum.total, sum.currency),
    ),
  );
  const release = async () => {
    setFailed(null);
    setBusy(true);
    const input = { batches: batches.map((one) => one.id) };
    try {
      const isDone = await proof.run(
        {
          title: text('release.title', { count }),
          about: text('release.effect', { count, total }),
          continueLabel: text('release.do', { count }),
        },
        () =>
          once(input, (key) => run(releaseBatches, undefined, input, { key, ...(tenant ? { tenant } : {}) })).then(
            () => undefined,
          ),
        true,
      );
      if (!isDone) return;
      toasts.show(text('release.done', { count }));
      onReleased();
      refresh();
    } catch (error) {
      setFailed(failure(error));
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="payments-bar" aria-label={text('release.selection')}>
      {failed ? <InlineError {...failed} /> : null}
      <div className="payments-bar-row">
        <p>
          {text('release.chosen', { count })} <strong className="hp-number">{total}</strong>
        </p>
        <Button loading={isBusy} onClick={() => void release()}>
          {text('release.do', { count })}
        </Button>
      </div>
      {proof.dialog}
    </section>
  );
}
