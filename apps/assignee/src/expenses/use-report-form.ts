import { caseExpenseBatchForm } from '@homeport/model/designed-forms/case-expense-batch';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useQueryClient } from '@tanstack/react-query';
import { reportQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { type OwnRecordHow, useOwnRecord } from '../own-record/use-own-record.ts';
import { useWords } from '../words/use-words.ts';

interface ReportFormHow extends Pick<OwnRecordHow<Report>, 'source' | 'draft' | 'guards'> {
  /** The report to change; none for a new one. */
  readonly report?: Report;
  readonly given?: FormValues;
  readonly onSaved: (report: Report | null) => void;
}
/** An Expense Report while its head is typed: what it is called, its currency, and what it should add up to. */
export function useReportForm({ report, onSaved, ...how }: ReportFormHow) {
  const text = useWords();
  const queries = useQueryClient();
  return useOwnRecord(caseExpenseBatchForm, {
    ...how,
    ...{ id: 'report', row: report, asksAgain: 'expenses', leadsToField: true },
    words: {
      description: {
        help: text('report.descriptionHint'),
        missing: text('finding.expenses.descriptionRequired'),
      },
      currency: { missing: text('expense.currencyMissing') },
    },
    // Of the rest the application sees to it.
    asks: (wire) => wire === 'description' || wire === 'currency',
    said: { saved: text('saved'), failed: text('notSaved') },
    onSaved: (saved) => {
      if (saved) queries.setQueryData(reportQuery(saved.id).queryKey, saved);
      onSaved(saved);
    },
  });
}
