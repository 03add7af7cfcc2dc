import { bundleLimits } from '@homeport/model/configuration';
import { FileField } from '@homeport/ui/controls/FileField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import type { StoredFile } from '@homeport/ui/upload/stored-file.ts';
import type { Upload } from '@homeport/ui/upload/xhr-upload.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { sendFile } from '../records/file-calls.ts';
import { useConfiguration } from './use-configuration.ts';

/** Takes a file in: its signature is checked, nothing is changed. */
export function TakeIn({
  tenant,
  onTaken,
}: {
  readonly tenant: string | undefined;
  readonly onTaken: (id: string) => void;
}) {
  const text = useConfiguration();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  // A file that was refused makes room for another one.
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(onTaken);
  latest.current = onTaken;
  const upload = useMemo<Upload<StoredFile>>(
    () => async (file, options) => {
      setFailure(null);
      try {
        const prefix = tenant ? `for-tenant/${tenant}/` : '';
        const { id } = await sendFile<{ id: string }>(`${prefix}configuration/bundle`, file, {}, options);
        await queries.invalidateQueries({ queryKey: ['configuration'] });
        latest.current(id);
        return { id, label: file.name, size: file.size };
      } catch (error) {
        if (!options.signal.aborted) {
          setFailure(error);
          setAttempt((known) => known + 1);
        }
        throw error;
      }
    },
    [tenant, queries],
  );
  return (
    <div className="hp-lines">
      <p className="hp-muted">{text('takeInText')}</p>
      {failure ? <InlineError message={text('notTaken')} advice={failureText(failure)} /> : null}
      <FileField
        key={attempt}
        label={text('file')}
        upload={upload}
        accept={['application/json', '.json']}
        maxBytes={bundleLimits.bytes}
        maxCount={1}
        value={null}
        onChange={() => undefined}
      />
    </div>
  );
}
