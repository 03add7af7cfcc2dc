import { useFormats } from '@homeport/ui/language/settings.tsx';
import type { Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** What a report comes to: once it is decided what was approved of it, with what was claimed beside it where that was more. */
export function ReportAmount({ report }: { readonly report: Report }) {
  const text = useWords();
  const formats = useFormats();
  const money = (amount: string) => formats.money(amount, report.currency);
  const claimed = money(report.batchTotal ?? '0');
  const approved = report.batchPaymentAmount === null ? claimed : money(report.batchPaymentAmount);
  return (
    <>
      {approved}
      {approved === claimed ? null : (
        <span className="hp-caption amount-claimed">{text('reports.ofClaimed', { amount: claimed })}</span>
      )}
    </>
  );
}
