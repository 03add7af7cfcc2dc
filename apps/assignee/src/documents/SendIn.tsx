import { acceptedTypes, type RequiredDocument } from '@homeport/model/documents';
import { FileField, type StoredFile } from '@homeport/ui/controls/FileField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { requiredQuery } from './document-data.ts';
import { fileBytes, useSendDocument } from './use-send-document.ts';
import { documentWords } from './words.ts';

/** A file for a requirement: uploaded first, looked at, then sent in for review; from then on it is locked. */
export function SendIn({ of, isFirst }: { of: RequiredDocument; isFirst: boolean }) {
  const text = usePageWords(documentWords);
  const queries = useQueryClient();
  const [file, setFile] = useState<StoredFile | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The same press twice sends it in once.
  const key = useRef('');
  const { upload, refusal } = useSendDocument({
    entity: 'requiredDocument',
    entityId: of.id,
    attachmentType: of.documentType,
  });
  const send = async () => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    key.current ||= crypto.randomUUID();
    try {
      await act('requiredDocument', of.id, 'submit', { file: file.id }, { key: key.current, version: of.version });
      toasts.show(text('required.sent'));
      await queries.invalidateQueries({ queryKey: requiredQuery.queryKey });
    } catch (error) {
      key.current = '';
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <FileField
        label={text(of.status === 'REJECTED' ? 'required.newFile' : 'required.file')}
        accept={acceptedTypes[of.accepts]}
        maxBytes={fileBytes}
        maxCount={1}
        hasCamera
        upload={upload}
        value={file ? [file] : null}
        error={refusal}
        onChange={(chosen) => {
          key.current = '';
          setFile(chosen?.[0] ?? null);
        }}
      />
      {failure ? <InlineError message={failure} onRetry={() => void send()} /> : null}
      {file ? (
        <div className="detail-actions">
          <Button variant={isFirst ? 'filled' : 'default'} loading={isBusy} onClick={() => void send()}>
            {text('required.send')}
          </Button>
          <span className="hp-caption">{text('required.lockedAfter')}</span>
        </div>
      ) : null}
    </div>
  );
}
