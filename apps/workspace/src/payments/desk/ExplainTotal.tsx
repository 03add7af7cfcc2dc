import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { ExplainNumber, inDigits } from '@homeport/ui/parts/ExplainNumber.tsx';
import { totalFormula } from './payments.rules.ts';

/** A total that opens to the amounts it is the sum of; all in one currency, so nothing is converted or rounded. */
export function ExplainTotal({
  amounts,
  total,
  currency,
}: {
  amounts: readonly string[];
  total: string;
  currency: string;
}) {
  const text = useText('payments');
  const formats = useFormats();
  return (
    <ExplainNumber
      label={text('total')}
      explanation={{
        formula: inDigits(totalFormula(amounts, total, currency), formats.number),
        inputs: [{ label: text('total.parts'), value: formats.number(amounts.length) }],
        rounding: text('total.exact'),
      }}
    >
      {formats.money(total, currency)}
    </ExplainNumber>
  );
}
