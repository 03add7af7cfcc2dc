import { run } from '@homeport/client';
import type { Action } from '@homeport/grammar';
import { cancelBatch, markBatchPaid, type PaymentBatch } from '@homeport/model/payments';
import { useFreshProof } from '@homeport/ui/account/use-fresh-proof.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Failure, failureKind, messagesByField, useFailure } from '../../approvals/inbox/failure.ts';
import { useOnce } from '../../approvals/inbox/use-once.ts';
import { useRefresh } from './payment-data.ts';
import { today } from './payments.rules.ts';

type Deed = 'markPaid' | 'cancel';
const actions: Readonly<Record<Deed, Action>> = { markPaid: markBatchPaid, cancel: cancelBatch };
const fields = ['paidDate', 'reason'];

interface BatchActionsProps {
  readonly tenant: string | undefined;
  readonly batch: PaymentBatch;
  readonly onReload: () => void;
}
/** Mark paid with the bank's day, or take the batch apart with a reason; only what the record allows. */
export function BatchActions({ tenant, batch, onReload }: BatchActionsProps) {
  const text = useText('payments');
  const failure = useFailure();
  const refresh = useRefresh(tenant);
  const once = useOnce();
  const proof = useFreshProof();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [paidDate, setPaidDate] = useState<string | null>(today());
  const [reason, setReason] = useState<string | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const can = (['markPaid', 'cancel'] as const).filter((one) => batch.can?.includes(one));
  const refused = (error: unknown) => {
    const places = messagesByField(error, fields);
    if (failureKind(error) === 'stale') setChanged(true);
    else if (fields.some((field) => places[field])) setFaults(places);
    else setFailed(failure(error));
    onReload();
  };
  const send = async (wanted: Deed) => {
    setFailed(null);
    setFaults({});
    setChanged(false);
    if (wanted === 'markPaid' && paidDate === null) return setFaults({ paidDate: text('paid.dateMissing') });
    if (wanted === 'cancel' && !reason?.trim()) return setFaults({ reason: text('cancel.reasonMissing') });
    const input = wanted === 'markPaid' ? { paidDate } : { reason };
    const { id, version } = batch;
    setBusy(true);
    try {
      const isDone = await proof.run(
        { title: text('build.proof'), about: text('paid.proofText'), continueLabel: text(`${wanted}.do`) },
        () =>
          once({ id, version, wanted, input }, (key) =>
            run(actions[wanted], id, input, { key, version, ...(tenant ? { tenant } : {}) }),
          ).then(() => undefined),
      );
      if (!isDone) return;
      toasts.show(text(`${wanted}.done`, { reference: batch.reference }));
      setDeed(null);
      refresh();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  if (can.length === 0 && !failed && !isChanged) return null;
  const open = deed !== null && can.includes(deed) ? deed : null;
  return (
    <section className="payments-part" aria-label={text('batch.actions')}>
      {isChanged ? (
        <Banner tone="warning" isUrgent>
          {text('batch.changed')}
        </Banner>
      ) : null}
      {failed ? <InlineError {...failed} /> : null}
      {open === null ? (
        <div className="payments-buttons">
          {can.map((one) => (
            <Button key={one} variant={one === 'markPaid' ? 'filled' : 'default'} onClick={() => setDeed(one)}>
              {text(`${one}.open`)}
            </Button>
          ))}
        </div>
      ) : (
        <form
          className="payments-form"
          aria-label={text(`${open}.open`)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(open);
          }}
        >
          {open === 'markPaid' ? (
            <DateField
              label={text('paid.date')}
              required
              autoFocus
              max={today()}
              value={paidDate}
              error={faults.paidDate}
              onChange={setPaidDate}
            />
          ) : (
            <>
              <p>{text('cancel.effect', { count: batch.numberOfPayments ?? 0 })}</p>
              <LongTextField
                label={text('cancel.reason')}
                required
                autoFocus
                rows={2}
                maxLength={1000}
                value={reason}
                error={faults.reason}
                onChange={setReason}
              />
            </>
          )}
          <div className="payments-buttons">
            <Button type="submit" color={open === 'cancel' ? 'danger' : 'accent'} loading={isBusy}>
              {text(`${open}.do`)}
            </Button>
            <Button variant="default" onClick={() => setDeed(null)}>
              {text(open === 'cancel' ? 'cancel.keep' : 'close')}
            </Button>
          </div>
        </form>
      )}
      {proof.dialog}
    </section>
  );
}
