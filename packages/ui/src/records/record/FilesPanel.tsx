import type { Entity } from '@homeport/grammar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FileField } from '../../controls/FileField.tsx';
import { useFormats } from '../../language/settings.tsx';
import type { StoredFile } from '../../upload/stored-file.ts';
import type { Upload } from '../../upload/xhr-upload.ts';
import { FileButton } from '../fields/file-kits.tsx';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { may, type Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';

/** Files that belong to a record; who may change the record may add some. */
export function FilesPanel({ entity, row }: { entity: Entity; row: Row }) {
  const text = useRecordText();
  const formats = useFormats();
  const host = useRecordHost();
  const client = useQueryClient();
  const key = [...recordKeys(host.tenant, entity).one(row.id), 'files'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.files.of(entity, row.id, signal),
    staleTime: 30_000,
  });
  const upload = useMemo<Upload<StoredFile>>(() => host.files.upload(entity.name, row.id), [host, entity, row.id]);
  return (
    <section className="hp-rec-side" aria-label={text('files.title')}>
      <h2>{text('files.title')}</h2>
      {query.error ? (
        <FailureNote lead={text('files.failed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.length === 0 ? <p className="hp-muted">{text('files.empty')}</p> : null}
      <ul className="hp-side-files">
        {query.data?.map((file) => (
          <li key={file.id}>
            <FileButton id={file.id} name={file.name} />
            <span className="hp-caption hp-number">
              {formats.bytes(file.size)} · {formats.date(file.created)}
            </span>
          </li>
        ))}
      </ul>
      {may(row, 'update') ? (
        <FileField
          label={text('files.add')}
          hideLabel
          upload={upload}
          maxBytes={host.files.maxBytes}
          value={null}
          onChange={() => void client.invalidateQueries({ queryKey: key })}
        />
      ) : null}
    </section>
  );
}
