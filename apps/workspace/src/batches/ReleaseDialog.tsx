import { isObject } from '@homeport/grammar';
import { sumByCurrency } from '@homeport/model/money';
import { type PaymentBatch, paymentBatch, releaseBatches } from '@homeport/model/payments';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ActionDialog } from '@homeport/ui/records/actions/ActionDialog.tsx';
import { useWords } from '../words/use-words.ts';

/** Who has built a batch does not release it: four eyes. The server has the last word. */
export function isOwnBatch(batch: object, user: string): boolean {
  const createdBy = 'createdBy' in batch ? batch.createdBy : undefined;
  return (isObject(createdBy) ? createdBy.id : createdBy) === user;
}

/** Releases batches behind the password: one file for the bank, one list for people. */
export function ReleaseDialog({
  batches,
  onClose,
  onReleased,
}: {
  batches: readonly PaymentBatch[];
  onClose: () => void;
  onReleased: () => void;
}) {
  const text = useWords();
  const formats = useFormats();
  const count = batches.length;
  const totals = formats.list(
    sumByCurrency(batches.map((one) => ({ amount: one.total ?? '0', currency: one.currency }))).map(
      ({ amount, currency }) => formats.money(amount, currency),
    ),
  );
  return (
    <ActionDialog
      entity={paymentBatch}
      action={releaseBatches}
      row={null}
      title={text('payments.release', { count })}
      hidden={['batches']}
      given={{ batches: batches.map((one) => ({ id: one.id, label: one.reference ?? '' })) }}
      onClose={onClose}
      onDone={onReleased}
    >
      <p>{text('payments.releaseText', { count, totals })}</p>
    </ActionDialog>
  );
}
