import { exporter, runExporter } from '@homeport/model/exporters';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

/** Makes the file of an exporter now; the job tray and the log of runs follow it. */
export function RunButton({ row }: { readonly row: Row }) {
  const text = useWords();
  const failure = useFailureText();
  const client = useQueryClient();
  const run = useDeed(exporter);
  const [isBusy, setBusy] = useState(false);
  if (!row.can?.includes(runExporter.name)) return null;
  const start = async () => {
    setBusy(true);
    try {
      await run(runExporter, row, {});
      toasts.show(text('exporters.started'));
      await client.invalidateQueries({ queryKey: ['jobs'] });
    } catch (error) {
      toasts.show(failure(error), 'danger');
    }
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void start()}>
      {text('exporters.run')}
    </Button>
  );
}
