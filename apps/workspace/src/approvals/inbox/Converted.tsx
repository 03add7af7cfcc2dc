import type { CaseExpense } from '@homeport/model/expenses';
import { conversionTrace } from '@homeport/model/rates';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { useSourceName } from '@homeport/ui/records/record/source-name.ts';

/** The amount in the report's currency; it opens to formula, inputs, rate record and rounding. */
export function Converted({ expense }: { expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const sourceName = useSourceName();
  const { convertedAmount, convertedCurrency, rate, rateDate } = expense;
  if (convertedAmount === null || convertedCurrency === null)
    return <span className="hp-danger">{text('fact.noRate')}</span>;
  const shown = formats.money(convertedAmount, convertedCurrency);
  const source = expense.rateSource ?? text('fact.noSource');
  const trace = conversionTrace(expense.explanation);
  return (
    <span className="approval-converted">
      {trace ? (
        <ExplainNumber label={text('fact.converted')} trace={trace} source={sourceName}>
          {shown}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{shown}</span>
      )}
      {rate && rateDate ? (
        <span className="hp-caption hp-number">
          {text('fact.rate', { rate: formats.number(rate), date: formats.date(rateDate), source })}
        </span>
      ) : null}
    </span>
  );
}
