import { type EstimateView, monthTotals } from '@homeport/model/costing';
import { Card } from '@homeport/ui/parts/Card.tsx';

import { useEstimateSays } from './use-estimate-says.ts';

/** When it costs how much: a bar for each month, and the same as a table. What follows from pay counts where the reader sees it. */
export function MonthPlot({ one: { lines, currency } }: { readonly one: EstimateView }) {
  const { text, money, month: nameOf } = useEstimateSays();
  const months = monthTotals(lines);
  if (months.length < 2) return null;
  return (
    <Card title={text('months')}>
      <div className="costing-bars" aria-hidden="true">
        {months.map(({ month, amount, height }) => (
          <span
            key={month}
            style={{ height: `${height}%` }}
            title={text('monthly', { amount: money(amount, currency), month: nameOf(month) })}
          />
        ))}
      </div>
      <details>
        <summary>{text('asTable')}</summary>
        <div className="admin-wide">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{text('month')}</th>
                <th scope="col" className="admin-number">
                  {text('amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, amount }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month)}</th>
                  <td className="admin-number" data-label={text('amount')}>
                    <span className="hp-number">{money(amount, currency)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}
