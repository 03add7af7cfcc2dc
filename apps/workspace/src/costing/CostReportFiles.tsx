import { callBytes } from '@homeport/client';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveBytes } from '../records/file-calls.ts';
import type { AskedReport } from './use-cost-report.ts';
import { useCostingWords } from './use-costing-words.ts';

/** The report as it is put together, with all its rows, as a file. */
export function CostReportFiles({ asked, where }: { readonly asked: AskedReport; readonly where: string | undefined }) {
  const text = useCostingWords();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(format);
    try {
      const bytes = await callBytes(
        `${where ? `for-tenant/${where}/` : ''}cost-report/file?${new URLSearchParams({ ...words(asked), format })}`,
      );
      saveBytes(bytes, `${text('reportName')}.${format}`);
    } catch {
      toasts.show(text('reportFailed'), 'danger');
    } finally {
      setBusy(null);
    }
  };
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      loading={busy === format}
      leftSection={<Icon of={FileDown} small />}
      onClick={() => void save(format)}
    >
      {text(`reportAs.${format}`)}
    </Button>
  ));
}

const words = ({ withPay, ...asked }: AskedReport): Record<string, string> => ({
  ...asked,
  ...(withPay ? { withPay: 'true' } : {}),
});
