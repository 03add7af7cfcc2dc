import { ask } from '@homeport/client';
import { costEstimate } from '@homeport/model/cases';
import { type ActualRow, type CaseActuals, caseActuals } from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useEstimateSays } from './use-estimate-says.ts';

/** What was spent and is bound to be, beside the approved estimate; nothing as long as none is approved. */
export function Actuals({ id, version }: { readonly id: string; readonly version: number }) {
  const { text } = useEstimateSays();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery<CaseActuals>({
    queryKey: [...recordKeys(host.tenant, costEstimate).lists, 'actuals', id, version],
    queryFn: ({ signal }) =>
      ask(caseActuals, {
        query: { caseDetail: id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={3} failed={text('actualsFailed')}>
      {({ estimate }) => (estimate === null ? null : <ActualsCard of={estimate} />)}
    </WhenLoaded>
  );
}

type Estimate = NonNullable<CaseActuals['estimate']>;
function ActualsCard({ of }: { readonly of: Estimate }) {
  const { text, kind, money } = useEstimateSays();
  const host = useRecordHost();
  const { rows, totals, currency, months, monthsOver, isPartial, withoutRate } = of;
  const about = (row: ActualRow): string => {
    if (row.kind === 'OTHER') return row.name ?? text('otherCost');
    return row.name === null ? kind(row.kind) : `${kind(row.kind)} · ${row.name}`;
  };
  const amounts = (row: Pick<ActualRow, 'estimated' | 'actual' | 'committed'>) =>
    (['estimated', 'actual', 'committed'] as const).map((name) => (
      <td key={name} className="hp-number" data-label={text(name)}>
        {money(row[name], currency)}
      </td>
    ));
  return (
    <Card title={text('actuals')}>
      <p className="hp-caption">
        {text('actualsText', { number: of.number })}{' '}
        {months === null ? text('noAccrual') : text('monthsOver', { over: monthsOver, months })}
      </p>
      <AdminTable
        columns={[text('cost'), text('estimated'), text('actual'), text('committed'), text('left'), text('accrual')]}
        rows={rows}
        keyOf={(row) => `${about(row)} ${row.isPay}`}
        head={about}
        under={(row) => (row.isPay ? text('payTotal') : null)}
        cells={(row) => (
          <>
            {amounts(row)}
            <td className="hp-number" data-label={text('left')}>
              <ExplainNumber label={text('left')} explained={row.trace} host={host}>
                {money(row.left, currency)}
              </ExplainNumber>
            </td>
            <td className="hp-number" data-label={text('accrual')}>
              {row.accrual === null || row.accrualTrace === null ? (
                '–'
              ) : (
                <ExplainNumber label={text('accrual')} explained={row.accrualTrace} host={host}>
                  {money(row.accrual, currency)}
                </ExplainNumber>
              )}
            </td>
          </>
        )}
      />
      <p className="costing-likely">
        {text('actualTotals', { actual: money(totals.actual, currency), estimated: money(totals.estimated, currency) })}
      </p>
      <p>{text('leftTotal', { left: money(totals.left, currency), committed: money(totals.committed, currency) })}</p>
      {isPartial ? <p className="hp-caption">{text('actualsPartial')}</p> : null}
      {withoutRate > 0 ? <p className="hp-caption">{text('actualsWithoutRate', { count: withoutRate })}</p> : null}
    </Card>
  );
}
