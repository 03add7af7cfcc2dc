import { Button } from '@mantine/core';
import type { Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { ReportFields } from './ReportFields.tsx';
import { useReportForm } from './use-report-form.ts';

/** Changes what an open report is called, and what it should add up to. */
export function EditReport({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const text = useWords();
  const record = useReportForm({ report, guards: true, onSaved: onClose });
  const close = () => {
    record.discard();
    onClose();
  };
  return (
    <ReportFields record={record}>
      <div className="hp-row">
        <Button type="submit" loading={record.isSaving}>
          {text('save')}
        </Button>
        <Button variant="default" onClick={close}>
          {text('cancel')}
        </Button>
      </div>
    </ReportFields>
  );
}
