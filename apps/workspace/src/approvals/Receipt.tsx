import { Button } from '@mantine/core';
import type { CaseExpense } from '@homeport/model/expenses';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileWarning, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';

/** The receipt on white, in both schemes; a PDF opens beside the page. */
export function Receipt({ expense }: { expense: CaseExpense }) {
  const text = useWords();
  const failure = useFailureText();
  const { files } = useRecordHost();
  const { receipt } = expense;
  const { data, error, isPending } = useQuery({
    queryKey: ['bytes', receipt?.id ?? null, false],
    queryFn: ({ signal }) => files.bytes(receipt?.id ?? '', { signal }),
    enabled: receipt !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  if (!receipt)
    return (
      <div className="ws-receipt ws-receipt-none">
        <Icon of={FileWarning} />
        <p>{text('receipt.none')}</p>
      </div>
    );
  const open = () => files.open(receipt.id, receipt.label).catch((reason: unknown) => toasts.show(failure(reason), 'danger'));
  return (
    <figure className="ws-receipt" aria-busy={isPending}>
      {address ? (
        <img src={address} alt={text('receipt.alt', { name: receipt.label })} />
      ) : (
        <div className="ws-receipt-file">
          <Icon of={FileText} />
          <span>{error ? failure(error) : receipt.label}</span>
        </div>
      )}
      <figcaption>
        <Button variant="subtle" leftSection={<Icon of={ExternalLink} small />} onClick={() => void open()}>
          {text('receipt.open')}
        </Button>
      </figcaption>
    </figure>
  );
}
