import { type Entity, fileSizes } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { FileField } from '../../controls/FileField.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toasts } from '../../parts/toasts.ts';
import type { StoredFile } from '../../upload/stored-file.ts';
import type { Upload } from '../../upload/xhr-upload.ts';
import type { ImportUpload } from '../host/exchange.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';

const accepted = ['text/csv', '.csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'];

/** The file, or a template to fill in first. */
export function UploadStep({ entity, onUploaded }: { entity: Entity; onUploaded: (upload: ImportUpload) => void }) {
  const text = useRecordText();
  const failure = useFailureText();
  const host = useRecordHost();
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const upload = useMemo<Upload<StoredFile>>(
    () => async (file, options) => {
      try {
        const read = await host.exchange.upload(entity, file, options);
        latest.current(read);
        return { id: read.id, label: file.name, size: file.size };
      } catch (error) {
        if (!options.signal.aborted) toasts.show(failure(error), 'danger');
        throw error;
      }
    },
    [host, entity, failure],
  );
  const template = (format: 'csv' | 'xlsx') =>
    host.exchange.template(entity, format).catch((error: unknown) => toasts.show(failure(error), 'danger'));
  return (
    <div className="hp-lines">
      <p>{text('import.uploadText')}</p>
      <FileField
        label={text('import.file')}
        upload={upload}
        accept={accepted}
        maxBytes={fileSizes.importFile}
        maxCount={1}
        value={null}
        onChange={() => undefined}
      />
      <div className="hp-row">
        <Button variant="subtle" leftSection={<Icon of={Download} small />} onClick={() => void template('xlsx')}>
          {text('import.templateXlsx')}
        </Button>
        <Button variant="subtle" leftSection={<Icon of={Download} small />} onClick={() => void template('csv')}>
          {text('import.templateCsv')}
        </Button>
      </div>
    </div>
  );
}
