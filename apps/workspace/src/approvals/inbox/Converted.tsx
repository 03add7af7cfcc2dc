import type { CaseExpense } from '@homeport/model/expenses';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';

/** The amount in the report's currency; it opens to formula, inputs, rate record and rounding. */
export function Converted({ expense }: { expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const host = useRecordHost();
  const { convertedAmount, convertedCurrency, rate, rateDate } = expense;
  if (convertedAmount === null || convertedCurrency === null)
    return <span className="hp-danger">{text('fact.noRate')}</span>;
  const shown = formats.money(convertedAmount, convertedCurrency);
  const source = expense.rateSource ?? text('fact.noSource');
  return (
    <span className="approval-converted">
      {expense.explanation ? (
        <ExplainNumber
          label={text('fact.converted')}
          explained={{ by: 'conversion', kept: expense.explanation }}
          host={host}
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
