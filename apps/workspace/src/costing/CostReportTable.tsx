import { caseDetail } from '@homeport/model/cases';
import type { CostReport, ReportDimension, ReportRow } from '@homeport/model/costing';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Button } from '@mantine/core';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useEstimateSays } from './use-estimate-says.ts';

const figures = ['estimated', 'actual', 'committed', 'difference', 'accrual'] as const;

interface TableProps {
  readonly report: CostReport;
  readonly by: ReportDimension;
  /** Opens a group to its assignments. */
  readonly open: (key: string) => void;
}
/** The groups of a report with their figures, the largest difference first, and what is not in them. */
export function CostReportTable({ report, by, open }: TableProps) {
  const { text, money, kind } = useEstimateSays();
  const { hostOf, me } = useWorkspace();
  const { locale } = useSettings();
  const { rows, totals, currency, hasMore, withoutRate, isPartial } = report;
  const place = (code: string | null) =>
    code === null || code === '' ? text('reportUnknown') : countryName(code, locale);
  const name = (row: ReportRow): string => {
    if (by === 'ROUTE') return `${place(row.home)} – ${place(row.host)}`;
    if (by === 'COHORT') return row.cohort ?? text('reportUnknown');
    if (by === 'CLIENT') return me.tenants.find(({ id }) => id === row.tenantId)?.name ?? row.name ?? '';
    if (row.kind === null || row.kind === 'OTHER') return row.name ?? text('otherCost');
    return row.name === null ? kind(row.kind) : `${kind(row.kind)} · ${row.name}`;
  };
  const head = (row: ReportRow) =>
    row.caseDetail === null ? (
      <Button variant="subtle" size="compact-sm" className="costing-open" onClick={() => open(row.key)}>
        {name(row)}
      </Button>
    ) : (
      <AppLink href={hostOf(row.tenantId).address({ to: 'record', entity: caseDetail, id: row.caseDetail }) ?? ''}>
        {name(row)}
      </AppLink>
    );
  return (
    <>
      <AdminTable
        columns={[text(`by.${by}`), ...figures.map((one) => ({ number: text(one) }))]}
        rows={rows}
        keyOf={({ key, tenantId }) => `${tenantId} ${key}`}
        head={head}
        under={(row) =>
          [
            row.isPay ? text('payTotal') : null,
            row.caseDetail === null ? text('reportCount', { count: row.assignments }) : null,
          ]
            .filter((one) => one !== null)
            .join(' · ')
        }
        cells={(row) =>
          figures.map((one) => (
            <td key={one} className="admin-number" data-label={text(one)}>
              <span className="hp-number">{money(row[one], currency)}</span>
            </td>
          ))
        }
      />
      <p className="costing-likely">
        {text('reportTotals', {
          ...{ actual: money(totals.actual, currency), committed: money(totals.committed, currency) },
          estimated: money(totals.estimated, currency),
        })}
      </p>
      <p>{text('reportDifference', { difference: money(totals.difference, currency), count: totals.assignments })}</p>
      {hasMore ? <p className="hp-caption">{text('reportMore', { count: rows.length })}</p> : null}
      {isPartial ? <p className="hp-caption">{text('actualsPartial')}</p> : null}
      {withoutRate > 0 ? <p className="hp-caption">{text('actualsWithoutRate', { count: withoutRate })}</p> : null}
    </>
  );
}
