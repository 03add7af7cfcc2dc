import type { StoredFile } from '@homeport/model/documents';
import { FileField } from '@homeport/ui/controls/FileField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { deleteUpload, kindsQuery, uploadsQuery } from './document-data.ts';
import { byKind } from './documents.rules.ts';
import { useKindName } from './use-kind-name.ts';
import { fileBytes, useSendDocument } from './use-send-document.ts';
import { documentWords } from './words.ts';

/** What may be uploaded as a document. */
const accepted = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** The person's own documents by kind, and a place for more. The team sees them. */
export function Uploads({ files }: { files: readonly StoredFile[] }) {
  const text = usePageWords(documentWords);
  const kinds = useQuery(kindsQuery).data ?? [];
  const kindName = useKindName();
  const [asked, setAsked] = useState<StoredFile | null>(null);
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: uploadsQuery.queryKey });
  return (
    <section aria-labelledby="uploads" className="stack">
      <h2 id="uploads">{text('uploads.title')}</h2>
      {byKind(files, kinds).map(({ kind, files: of }) => (
        <Card key={kind ?? 'none'} level={3} title={kindName(kind) ?? text('uploads.other')}>
          <ul className="rows">
            {of.map((file) => (
              <OneUpload key={file.id} file={file} onDelete={() => setAsked(file)} />
            ))}
          </ul>
        </Card>
      ))}
      <NewUpload onUploaded={again} />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={text('uploads.deleteTitle', { name: asked?.name ?? '' })}
        confirmLabel={text('uploads.delete')}
        isDangerous
        onConfirm={async () => {
          try {
            await deleteUpload(asked?.id ?? '');
          } catch (error) {
            return error instanceof Error ? error.message : String(error);
          }
          toasts.show(text('uploads.deleted'));
          await again();
          return undefined;
        }}
      >
        {text('uploads.deleteText')}
      </ConfirmDialog>
    </section>
  );
}
function OneUpload({ file, onDelete }: { file: StoredFile; onDelete: () => void }) {
  const text = usePageWords(documentWords);
  const formats = useFormats();
  const isClosed = file.status !== 'CLEAN';
  const about = [formats.date(file.created.slice(0, 10)), formats.bytes(file.size)].join(' · ');
  return (
    <li className="row">
      <Icon of={FileText} />
      <span className="row-words">
        {isClosed ? file.name : <AppLink href={`/dashboard/documents?file=${file.id}`}>{file.name}</AppLink>}
        <span className="hp-caption">{isClosed ? text('uploads.checked') : about}</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="neutral"
        size={44}
        aria-label={text('uploads.deleteNamed', { name: file.name })}
        onClick={onDelete}
      >
        <Icon of={Trash2} />
      </ActionIcon>
    </li>
  );
}
function NewUpload({ onUploaded }: { onUploaded: () => void }) {
  const text = usePageWords(documentWords);
  const { me } = useApp();
  const kinds = useQuery(kindsQuery).data ?? [];
  const kindName = useKindName();
  const [kind, setKind] = useState('PASSPORT');
  const { upload, refusal } = useSendDocument({
    entity: 'person',
    entityId: me.person?.id ?? '',
    attachmentType: kind,
    share: 'TEAM',
  });
  if (!me.person) return null;
  return (
    <Card level={3} title={text('uploads.new')} anchor="new">
      <NativeSelect
        label={text('uploads.kind')}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={kinds.map((one) => ({ value: one.code, label: kindName(one.code) ?? one.code }))}
      />
      <FileField
        label={text('uploads.file')}
        accept={accepted}
        maxBytes={fileBytes}
        hasCamera
        upload={upload}
        value={null}
        error={refusal}
        onChange={() => {
          toasts.show(text('uploads.stored'));
          onUploaded();
        }}
      />
      <p className="hp-caption">{text('uploads.seenBy')}</p>
    </Card>
  );
}
