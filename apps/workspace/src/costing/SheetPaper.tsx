import '../admin/admin.css';
import { balanceSheet } from '@homeport/model/cases';
import type { SheetView } from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { perMonth } from './per-month.ts';
import { useEstimateSays } from './use-estimate-says.ts';

type Paper = NonNullable<SheetView['paper']>;
/** A field of the sheet that opens to how it came about. */
type Opens =
  | 'hypotheticalTax'
  | 'housingNorm'
  | 'spendable'
  | 'hostHousing'
  | 'premiums'
  | 'costOfLiving'
  | 'reserve'
  | 'net';

/** One balance sheet as paper: home and host side by side, a year and a month; what can be opened opens. */
export function SheetPaper({ sheet }: { readonly sheet: SheetView }) {
  const { text, day } = useEstimateSays();
  const { effectiveFrom, effectiveTo, paper } = sheet;
  const title =
    effectiveTo === null
      ? text('sheetFrom', { from: day(effectiveFrom) })
      : text('sheetSpan', { from: day(effectiveFrom), to: day(effectiveTo) });
  return (
    <Card title={title}>
      {paper === null ? <p className="hp-muted">{text('payClosed')}</p> : <Lines sheet={sheet} paper={paper} />}
    </Card>
  );
}

function Lines({ sheet, paper }: { readonly sheet: SheetView; readonly paper: Paper }) {
  const { text, decimal } = useEstimateSays();
  const { columns, index } = paper;
  const line = (label: string, home: string | null, host: string | null, opens: readonly [Opens?, Opens?] = []) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <Amount
        label={`${label}, ${text('home')}`}
        head={text('home')}
        value={home}
        opens={opens[0]}
        sheet={sheet}
        paper={paper}
      />
      <Amount
        label={`${label}, ${text('host')}`}
        head={text('host')}
        value={host}
        opens={opens[1]}
        sheet={sheet}
        paper={paper}
      />
    </tr>
  );
  return (
    <div className="admin-wide">
      <table className="admin-table costing-paper">
        <thead>
          <tr>
            <th scope="col">{text('aYear')}</th>
            <th scope="col" className="admin-number">
              {text('home')}
            </th>
            <th scope="col" className="admin-number">
              {text('host')}
            </th>
          </tr>
        </thead>
        <tbody>
          {line(text('tax'), columns.tax.home, null, ['hypotheticalTax'])}
          {line(text('housing'), columns.housing.home, columns.housing.host, ['housingNorm', 'hostHousing'])}
          {line(text('goods'), columns.goods.home, columns.goods.host, ['spendable'])}
          {line(text('kept'), columns.reserve.home, columns.reserve.host, ['reserve'])}
          {line(text('allowance'), null, paper.costOfLiving, [undefined, 'costOfLiving'])}
          {line(text('premiums'), null, paper.premiums ?? '0', [undefined, 'premiums'])}
          {line(text('together'), columns.sum.home, columns.sum.host, [undefined, 'net'])}
        </tbody>
      </table>
      <p className="hp-caption">
        {text('indexIs', { index: decimal(index) })} {text(columns.isWhole ? 'whole' : 'notWhole')}
      </p>
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly head: string;
  readonly value: string | null;
  readonly opens: Opens | undefined;
  readonly sheet: SheetView;
  readonly paper: Paper;
}
/** An amount a year, and below it what that is a month. */
function Amount({ label, head, value, opens, sheet, paper }: AmountProps) {
  const { text, money } = useEstimateSays();
  const host = useRecordHost();
  if (value === null) return <td className="admin-number" data-label={head} />;
  const { currency } = sheet;
  const kept = opens && paper.working[opens];
  const isDerived = opens === 'reserve' || opens === 'costOfLiving' || opens === 'net';
  const explained =
    kept ?? (isDerived ? { entity: balanceSheet, name: opens, row: paper.row, hidden: none } : undefined);
  const shown = money(value, currency);
  return (
    <td className="admin-number" data-label={head}>
      {explained ? (
        <ExplainNumber label={label} explained={explained} host={host}>
          {shown}
        </ExplainNumber>
      ) : (
        <span className="hp-number">{shown}</span>
      )}
      <span className="hp-caption hp-number">
        {text('aMonth', { amount: money(perMonth(value, currency), currency) })}
      </span>
    </td>
  );
}
const none: ReadonlySet<string> = new Set();
