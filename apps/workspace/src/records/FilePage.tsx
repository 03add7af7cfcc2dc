import { useAddress } from '../frame/search.ts';
import '@homeport/ui/records/records.css';
import '../frame/page-styles.css';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { saveBytes } from './file-calls.ts';

/** A finished file: it is saved on the device as soon as the page opens, and again when asked for. */
export function FilePage() {
  const text = useWords();
  const { files } = useRecordHost();
  const { id = '' } = useParams({ strict: false });
  const { name = '' } = useAddress();
  const [failure, setFailure] = useState<unknown>(null);
  const started = useRef(false);
  const save = useCallback(() => {
    setFailure(null);
    files.bytes(id).then((blob) => saveBytes(blob, name || id), setFailure);
  }, [files, id, name]);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    save();
  }, [save]);
  return (
    <div className="hp-record">
      <PageHeader title={name || text('file.title')} />
      {failure ? <FailureNote error={failure} onRetry={save} /> : <p>{text('file.saved')}</p>}
      <div>
        <Button onClick={save}>{text('file.save')}</Button>
      </div>
    </div>
  );
}
