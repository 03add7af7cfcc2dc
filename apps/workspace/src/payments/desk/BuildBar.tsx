import { run } from '@homeport/client';
import { buildPayments, type PayableGroup } from '@homeport/model/payments';
import { useFreshProof } from '@homeport/ui/account/use-fresh-proof.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Failure, messagesByField, useFailure } from '../../approvals/inbox/failure.ts';
import { useOnce } from '../../approvals/inbox/use-once.ts';
import { useRefresh } from './payment-data.ts';
import { reportsOf, sumsOf, today } from './payments.rules.ts';

/** Builds one batch for each ticked group, for one execution date; the server asks for a fresh password. */
export function BuildBar({
  tenant,
  chosen,
  onBuilt,
}: {
  tenant: string | undefined;
  chosen: readonly PayableGroup[];
  onBuilt: () => void;
}) {
  const text = useText('payments');
  const formats = useFormats();
  const failure = useFailure();
  const refresh = useRefresh(tenant);
  const once = useOnce();
  const proof = useFreshProof();
  const [day, setDay] = useState<string | null>(today());
  const [fault, setFault] = useState<string>();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sums = sumsOf(chosen).map((sum) => formats.money(sum.total, sum.currency));
  const build = async () => {
    setFailed(null);
    if (day === null) return setFault(text('build.dateMissing'));
    setBusy(true);
    const input = { reports: reportsOf(chosen), executionDate: day };
    try {
      const isDone = await proof.run(
        {
          title: text('build.proof'),
          about: text('build.proofText'),
          continueLabel: text('build.do', { count: chosen.length }),
        },
        () =>
          once(input, (key) => run(buildPayments, undefined, input, { key, ...(tenant ? { tenant } : {}) })).then(
            () => undefined,
          ),
      );
      if (!isDone) return;
      toasts.show(text('build.done', { count: chosen.length }));
      refresh();
      onBuilt();
    } catch (error) {
      const { executionDate } = messagesByField(error, ['executionDate']);
      if (executionDate) setFault(executionDate);
      else {
        setFailed(failure(error));
        refresh();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="payments-bar" aria-label={text('build.selection')}>
      {failed ? <InlineError {...failed} onRetry={() => void build()} /> : null}
      <div className="payments-bar-row">
        <p>
          {text('build.chosen', { count: chosen.length })} <strong className="hp-number">{formats.list(sums)}</strong>
        </p>
        <DateField
          label={text('build.date')}
          required
          min={today()}
          value={day}
          error={fault}
          onChange={(next) => {
            setDay(next);
            setFault(undefined);
          }}
        />
        <Button loading={isBusy} onClick={() => void build()}>
          {text('build.do', { count: chosen.length })}
        </Button>
      </div>
      {proof.dialog}
    </section>
  );
}
