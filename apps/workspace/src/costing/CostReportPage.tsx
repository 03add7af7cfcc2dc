import '../frame/page-styles.css';
import './costing.css';
import type { ReportDimension } from '@homeport/model/costing';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { CostReportFiles } from './CostReportFiles.tsx';
import { CostReportTable } from './CostReportTable.tsx';
import { useCostReport } from './use-cost-report.ts';
import { useEstimateSays } from './use-estimate-says.ts';

const dimensions: readonly ReportDimension[] = ['BENEFIT', 'ROUTE', 'COHORT', 'CLIENT'];

/** Actual against estimate over all assignments: put together as the reader likes, each group opens to its assignments. */
export function CostReportPage() {
  const { text } = useEstimateSays();
  const { by, key, withPay, where, asked, query, search, onSearch } = useCostReport();
  const { key: _, ...closed } = search;
  return (
    <div className="costing">
      <PageHeader
        title={text('report')}
        description={text('reportText')}
        actions={<CostReportFiles asked={asked} where={where} />}
      />
      <div className="costing-deeds">
        <NativeSelect
          label={text('reportBy')}
          value={by}
          onChange={(event) => onSearch({ ...closed, by: event.currentTarget.value })}
          data={dimensions.map((value) => ({ value, label: text(`by.${value}`) }))}
        />
        {query.data?.isPayOpen ? (
          <Checkbox
            label={text('reportPay')}
            checked={withPay}
            onChange={(event) => onSearch({ ...search, pay: event.currentTarget.checked ? 'yes' : '' })}
          />
        ) : null}
      </div>
      {key === undefined ? null : (
        <Button variant="default" className="costing-back" onClick={() => onSearch(closed)}>
          {text('reportBack')}
        </Button>
      )}
      <WhenLoaded query={query} rows={8} failed={text('reportFailed')}>
        {(report) =>
          report.rows.length === 0 ? (
            <EmptyState title={text('reportNone')}>{text('reportNoneText')}</EmptyState>
          ) : (
            <CostReportTable
              report={report}
              by={key === undefined ? by : 'ASSIGNMENT'}
              open={(one) => onSearch({ ...search, by, key: one })}
            />
          )
        }
      </WhenLoaded>
    </div>
  );
}
