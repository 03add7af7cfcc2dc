import type { FileValue } from '@homeport/grammar';
import type { PaymentBatch } from '@homeport/model/payments';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import { FileCode2, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { type Failure, useFailure } from '../../approvals/inbox/failure.ts';
import { download } from './payment-data.ts';

/** The file for the bank and the list for people, once the batch is released. */
export function BatchFiles({ tenant, batch }: { tenant: string | undefined; batch: PaymentBatch }) {
  const text = useText('payments');
  const failure = useFailure();
  const [failed, setFailed] = useState<{ file: FileValue; failure: Failure } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const files: readonly (readonly [FileValue | null, string, LucideIcon])[] = [
    [batch.paymentFile, 'files.xml', FileCode2],
    [batch.paymentList, 'files.csv', FileSpreadsheet],
  ];
  if (files.every(([file]) => file === null)) return null;
  const fetchFile = async (file: FileValue) => {
    setFailed(null);
    setBusy(file.id);
    try {
      await download(tenant, file.id, file.label);
    } catch (error) {
      setFailed({ file, failure: failure(error) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className="payments-part" aria-labelledby="payments-files">
      <h3 id="payments-files">{text('files.title')}</h3>
      {failed ? <InlineError {...failed.failure} onRetry={() => void fetchFile(failed.file)} /> : null}
      <div className="payments-buttons">
        {files.map(([file, label, icon]) =>
          file ? (
            <Button
              key={label}
              variant="default"
              leftSection={<Icon of={icon} small />}
              loading={busy === file.id}
              onClick={() => void fetchFile(file)}
            >
              {text(label)}
            </Button>
          ) : null,
        )}
      </div>
    </section>
  );
}
