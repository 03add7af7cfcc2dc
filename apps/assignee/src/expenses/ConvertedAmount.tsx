import './line-words.css';
import { calculationWords } from '@homeport/model/calculation-words';
import { conversionTrace } from '@homeport/model/rates';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { intlLocale } from '@homeport/ui/language/locale.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import type { Expense } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** The amount in the currency of the report, with rate, date and source; it opens to how it came about. The rate of an earlier day says why it is that one. */
export function ConvertedAmount({ expense, isShort }: { expense: Expense; isShort?: boolean }) {
  const text = useWords();
  const formats = useFormats();
  const { locale } = useSettings();
  const sourceOf = useRateSource();
  const { convertedAmount, convertedCurrency, currency, rate, rateDate, rateSource } = expense;
  if (convertedAmount === null || !convertedCurrency)
    return (
      <span className="hp-danger">{text('finding.rates.noRate', { from: currency, to: convertedCurrency ?? '' })}</span>
    );
  const shown = formats.money(convertedAmount, convertedCurrency);
  if (currency === convertedCurrency) return <span className="hp-number">{shown}</span>;
  const trace = conversionTrace(expense.explanation);
  return (
    <span className="converted">
      {trace ? (
        <ExplainNumber label={text('expense.converted')} explained={trace} words={calculationWords}>
          {shown}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{shown}</span>
      )}
      {isShort || !rate || !rateDate ? null : (
        <span className="hp-caption">
          {text(rateDate < expense.expenseDate ? 'expense.rateEarlier' : 'expense.rate', {
            rate: shortRate(rate, locale),
            date: formats.date(rateDate),
            source: sourceOf(rateSource),
            day: formats.date(expense.expenseDate),
          })}
        </span>
      )}
    </span>
  );
}
/** A rate as one reads it: six digits that count. All of them stand in the explanation. */
function shortRate(rate: string, locale: string): string {
  return new Intl.NumberFormat(intlLocale(locale), { maximumSignificantDigits: 6 }).format(
    rate as Intl.StringNumericLiteral,
  );
}
const sources = ['ECB', 'MANUAL', 'IMPORT'] as const;
/** Where a rate is from, as the reader's language calls it. */
function useRateSource(): (source: string | null | undefined) => string {
  const text = useWords();
  return (source) => {
    const known = sources.find((one) => one === source);
    return known ? text(`rate.source.${known}`) : (source ?? text('expense.noSource'));
  };
}
