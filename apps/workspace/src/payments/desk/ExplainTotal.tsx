import type { GivenMoney } from '@homeport/grammar';
import { paymentTotal } from '@homeport/model/payments';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';

/** A total that opens to what it is the sum of; all in one currency, so nothing is converted or rounded. */
export function ExplainTotal({
  parts,
  total,
  currency,
}: {
  parts: readonly Omit<GivenMoney, 'currency'>[];
  total: string;
  currency: string;
}) {
  const text = useText('payments');
  const formats = useFormats();
  const host = useRecordHost();
  const { trace } = paymentTotal.run({ parts: parts.map((part) => ({ ...part, currency })) }, { currency });
  return (
    <ExplainNumber label={text('total')} explained={trace} host={host}>
      {formats.money(total, currency)}
    </ExplainNumber>
  );
}
