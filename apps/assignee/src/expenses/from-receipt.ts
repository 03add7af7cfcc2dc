import type { ReceiptProposal } from '@homeport/model/receipts';
import type { Formats } from '@homeport/ui/language/settings.tsx';

/** What was read from a receipt, in the reader's form: amount with its currency, and day; empty where nothing was read. */
export function fromReceipt(
  { amount, currency, date }: Partial<ReceiptProposal>,
  formats: Pick<Formats, 'money' | 'date'>,
): string {
  const money = amount && currency ? [formats.money(amount, currency)] : [];
  return [...money, ...(date ? [formats.date(date)] : [])].join(' · ');
}
