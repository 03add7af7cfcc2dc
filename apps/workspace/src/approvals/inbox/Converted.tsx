import type { CaseExpense } from '@homeport/model/expenses';
import type { ConversionExplanation } from '@homeport/model/rates';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { ExplainNumber, inDigits } from '@homeport/ui/parts/ExplainNumber.tsx';

/** The amount in the report's currency; it opens to formula, inputs, rate record and rounding. */
export function Converted({ expense }: { expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const { convertedAmount, convertedCurrency, rate, rateDate } = expense;
  if (convertedAmount === null || convertedCurrency === null)
    return <span className="hp-danger">{text('fact.noRate')}</span>;
  const shown = formats.money(convertedAmount, convertedCurrency);
  const source = expense.rateSource ?? text('fact.noSource');
  const how = expense.explanation as ConversionExplanation | null;
  return (
    <span className="approval-converted">
      {how ? (
        <ExplainNumber
          label={text('fact.converted')}
          explanation={{
            formula: inDigits(how.formula, formats.number),
            inputs: [
              { label: text('fact.amount'), value: formats.money(how.amount, how.from) },
              { label: text('fact.date'), value: formats.date(how.onDate) },
            ],
            ...(rate && rateDate ? { rate: { value: formats.number(how.rate), date: rateDate, source } } : {}),
            rounding: text('explain.rounding', { decimals: how.rounding.decimals }),
          }}
        >
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
