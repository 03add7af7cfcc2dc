import type { RequiredDocument } from '@homeport/model/documents';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { requiredQuery } from './document-data.ts';
import { documentWords } from './words.ts';

/** A document to read: opened first, then confirmed. */
export function ConfirmRequired({ of, isFirst }: { of: RequiredDocument; isFirst: boolean }) {
  const text = usePageWords(documentWords);
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act('requiredDocument', of.id, 'confirm', {}, { key: crypto.randomUUID(), version: of.version });
      toasts.show(text('confirmed'));
      await queries.invalidateQueries({ queryKey: requiredQuery.queryKey });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <p>{text('confirmText')}</p>
      {failure ? <InlineError message={failure} onRetry={() => void confirm()} /> : null}
      <div className="detail-actions">
        {of.attachedDocument ? (
          <AppLink href={`/dashboard/documents?file=${of.attachedDocument.id}`} className="hp-button">
            {text('required.read')}
          </AppLink>
        ) : null}
        <Button variant={isFirst ? 'filled' : 'default'} loading={isBusy} onClick={() => void confirm()}>
          {text('confirm')}
        </Button>
      </div>
    </div>
  );
}
