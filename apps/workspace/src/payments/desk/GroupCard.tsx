import type { PayableGroup } from '@homeport/model/payments';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Checkbox } from '@mantine/core';
import { AccountEnding } from './AccountEnding.tsx';
import { ExplainTotal } from './ExplainTotal.tsx';

/** One future payment batch: payee, account, currency, the reports it pays, and what they come to. */
export function GroupCard({
  group,
  isChosen,
  onToggle,
}: {
  group: PayableGroup;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const text = useText('payments');
  const formats = useFormats();
  const { payeeName, accountEnding, currency, total, reports } = group;
  return (
    <li className="payments-group" data-chosen={isChosen || undefined}>
      <div className="payments-group-head">
        <Checkbox
          label={<strong>{payeeName}</strong>}
          aria-label={text('pay.choose', { payee: payeeName, total: formats.money(total, currency) })}
          description={<AccountEnding ending={accountEnding} />}
          checked={isChosen}
          onChange={onToggle}
        />
        <span className="payments-amount">
          <ExplainTotal
            parts={reports.map(({ report, reference, amount }) => ({
              value: amount,
              title: reference,
              source: { entity: 'caseExpenseBatch', id: report },
            }))}
            total={total}
            currency={currency}
          />
        </span>
      </div>
      <ul className="payments-lines">
        {reports.map((report) => (
          <li key={report.report}>
            <span className="payments-what">
              <span>{report.description}</span>
              <span className="hp-caption hp-number">{report.reference}</span>
            </span>
            <span className="hp-number">{formats.money(report.amount, report.currency)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
