import type { ScenarioComparison } from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import type { ComparedProps } from './ComparedPlans.tsx';
import { useEstimateSays } from './use-estimate-says.ts';

/** What each thing costs in each plan, altogether and year by year; every amount of a year opens to how it came about. */
export function ComparedCosts({ of: { plans, costs }, names }: ComparedProps) {
  const { text, kind } = useEstimateSays();
  if (costs.length === 0) return null;
  return (
    <Card title={text('cost')}>
      <AdminTable
        columns={[text('cost'), ...names.map((number) => ({ number }))]}
        rows={costs}
        keyOf={(row) => `${row.kind} ${row.name}`}
        head={(row) => row.name ?? kind(row.kind)}
        under={(row) =>
          [row.name === null ? null : kind(row.kind), text(row.differs ? 'differs' : 'same')]
            .filter((one) => one !== null)
            .join(' · ')
        }
        cells={({ cells }) =>
          plans.map((plan, at) => (
            <td key={plan.id ?? ''} className="admin-number" data-label={names[at]}>
              <Years of={cells[at] ?? null} currency={plan.cost?.currency ?? ''} />
            </td>
          ))
        }
      />
    </Card>
  );
}

interface YearsProps {
  readonly of: ScenarioComparison['costs'][number]['cells'][number];
  readonly currency: string;
}
function Years({ of, currency }: YearsProps) {
  const { text, money } = useEstimateSays();
  const host = useRecordHost();
  if (of === null) return <span className="hp-muted">{text('nothing')}</span>;
  return (
    <>
      <span className="hp-number">{money(of.amount, currency)}</span>
      {of.years.map(({ year, amount, trace }) => (
        <span key={year} className="hp-caption">
          {text('year', { year })}{' '}
          <ExplainNumber label={text('year', { year })} explained={trace} host={host}>
            {money(amount, currency)}
          </ExplainNumber>
        </span>
      ))}
    </>
  );
}
