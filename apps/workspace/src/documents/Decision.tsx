import { run } from '@homeport/client';
import { approveDocument, type RequiredDocument, rejectDocument } from '@homeport/model/documents';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reviewKey } from './review-data.ts';

/** Approve, or reject with a reason the assignee reads. */
export function Decision({
  tenant,
  of,
  onDecided,
}: {
  tenant: string | undefined;
  of: RequiredDocument;
  onDecided: () => void;
}) {
  const text = useText('documents');
  const client = useQueryClient();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const how = { version: of.version, key: crypto.randomUUID(), ...(tenant ? { tenant } : {}) };
  const decide = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
      void client.invalidateQueries({ queryKey: reviewKey(tenant) });
      return;
    }
    toasts.show(done);
    await client.invalidateQueries({ queryKey: reviewKey(tenant) });
    onDecided();
  };
  const approve = () => decide(() => run(approveDocument, of.id, {}, how), text('approved'));
  const reject = (event: FormEvent) => {
    event.preventDefault();
    if (!reason?.trim()) {
      setFault(text('reasonNeeded'));
      return;
    }
    void decide(() => run(rejectDocument, of.id, { reason }, how), text('rejected'));
  };
  return (
    <div className="document-decision">
      {failure ? <InlineError message={failure} /> : null}
      {isRejecting ? (
        <form onSubmit={reject} noValidate className="document-decision" aria-label={text('reject')}>
          <LongTextField label={text('reason')} required value={reason} error={fault} onChange={setReason} />
          <div className="document-buttons">
            <Button type="submit" color="danger" loading={isBusy}>
              {text('reject')}
            </Button>
            <Button variant="default" onClick={() => setRejecting(false)}>
              {text('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="document-buttons">
          <Button loading={isBusy} onClick={() => void approve()}>
            {text('approve')}
          </Button>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {text('reject')}
          </Button>
        </div>
      )}
    </div>
  );
}
