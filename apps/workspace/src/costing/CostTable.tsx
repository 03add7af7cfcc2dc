import {
  type CostRow,
  costRows,
  type EstimateLineView,
  type EstimateView,
  isOfPay,
  totalsByYear,
  yearsIn,
} from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { AdminTable } from '../admin/AdminTable.tsx';

import { useEstimateSays } from './use-estimate-says.ts';

/** A row that adds up those above it. */
interface TotalRow {
  readonly key: 'likely' | 'pay';
  readonly total: ReadonlyMap<number, string>;
}

/**
 * What each thing costs, year by year, down to what they come to, and below that what follows from pay; every amount that was worked out
 * opens to how it came about.
 */
export function CostTable({ one: { lines, currency } }: { readonly one: EstimateView }) {
  const { text, kind, money } = useEstimateSays();
  const years = yearsIn(lines);
  if (lines.length === 0) return null;
  const totals = totalsByYear(lines);
  const rows = costRows(lines);
  const ofPay = rows.filter(isOfPay);
  const shown: readonly (CostRow | TotalRow)[] = [
    ...rows.filter((row) => !isOfPay(row)),
    { key: 'likely', total: totals.likely },
    ...ofPay,
    ...(totals.pay.size > 0 ? [{ key: 'pay', total: totals.pay } as const] : []),
  ];
  return (
    <AdminTable
      columns={[text('cost'), ...years.map((year) => ({ number: text('year', { year }) }))]}
      rows={shown}
      keyOf={({ key }) => key}
      head={(row) =>
        'total' in row ? text(row.key === 'likely' ? 'likelyOfYear' : 'payOutside') : (row.name ?? kind(row.kind))
      }
      under={(row) => ('total' in row ? null : <Under row={row} />)}
      cells={(row) =>
        years.map((year) => (
          <td key={year} className="admin-number" data-label={text('year', { year })}>
            {'total' in row ? (
              <strong className="hp-number">{money(row.total.get(year) ?? '0', currency)}</strong>
            ) : (
              <Cost line={row.byYear.get(year)} currency={currency} />
            )}
          </td>
        ))
      }
    />
  );
}

function Under({ row }: { readonly row: CostRow }) {
  const { text, kind } = useEstimateSays();
  const [line] = row.byYear.values();
  const said = [
    row.name === null ? null : kind(row.kind),
    isOfPay(row) ? text('notInTotal') : null,
    line?.isTaxable ? text('taxable') : null,
    line?.reason ? text('byHand', { reason: line.reason }) : null,
  ];
  return said.filter((one) => one !== null).join(' · ');
}

/** The amount of a year, with its bounds where they differ and what it is in its own currency. */
function Cost({ line, currency }: { readonly line: EstimateLineView | undefined; readonly currency: string }) {
  const { text, money } = useEstimateSays();
  const host = useRecordHost();
  if (!line) return '–';
  const { amount, payAmount, low, high, quotedAmount, quotedCurrency } = line;
  const value = amount ?? payAmount;
  if (value === null) return <span className="hp-muted">{text('hidden')}</span>;
  const explained = line.explanation ?? line.payExplanation;
  const shown = money(value, currency);
  return (
    <>
      {explained ? (
        <ExplainNumber label={text('amount')} explained={explained} host={host}>
          {shown}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{shown}</span>
      )}
      {low !== null && high !== null && low !== high ? (
        <Bounds line={line} low={low} high={high} currency={currency} />
      ) : null}
      {quotedAmount !== null && quotedCurrency !== null && quotedCurrency !== currency ? (
        <span className="hp-caption hp-number">{text('quoted', { amount: money(quotedAmount, quotedCurrency) })}</span>
      ) : null}
    </>
  );
}

interface BoundsProps {
  readonly line: EstimateLineView;
  readonly low: string;
  readonly high: string;
  readonly currency: string;
}
/** At least and at most, each of which opens. */
function Bounds({ line, low, high, currency }: BoundsProps) {
  const { text, money } = useEstimateSays();
  const host = useRecordHost();
  const bound = (label: string, value: string, trace: NonNullable<EstimateLineView['bounds']>['low'] | undefined) => (
    <span className="hp-caption">
      {label}{' '}
      {trace ? (
        <ExplainNumber label={label} explained={trace} host={host}>
          {money(value, currency)}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{money(value, currency)}</span>
      )}
    </span>
  );
  return (
    <>
      {low === line.amount ? null : bound(text('low'), low, line.bounds?.low)}
      {high === line.amount ? null : bound(text('high'), high, line.bounds?.high)}
    </>
  );
}
