import { callBytes } from '@homeport/client';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { type ServiceFile, serviceFilesQuery } from './queries.ts';
import { servicesWords } from './words.ts';

/** The files of a service, and the way to what was shared of the whole assignment: what a service asks for often lies there. */
export function ServiceDocuments({ id }: { readonly id: string }) {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  const files = useQuery(serviceFilesQuery(id));
  const open = async (file: ServiceFile) => {
    try {
      const url = URL.createObjectURL(await callBytes(`file-storage/raw/${file.id}`));
      const link = document.createElement('a');
      link.href = url;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch {
      toasts.show(say('failed'), 'danger');
    }
  };
  return (
    <LoadedCard title={say('documents')} query={files} rows={1}>
      {(found) => (
        <>
          {found.length === 0 ? (
            <p className="hp-muted">{say('documentsNone')}</p>
          ) : (
            <ul className="rows">
              {found.map((file) => (
                <li key={file.id} className="row">
                  <span className="row-words">
                    <span>{file.name}</span>
                    <span className="hp-caption">
                      {formats.bytes(file.size)} · {formats.date(file.created.slice(0, 10))}
                    </span>
                  </span>
                  <button type="button" className="hp-button" onClick={() => void open(file)}>
                    <Icon of={Download} small />
                    {say('download', { name: '' })}
                    <span className="hp-hidden">{file.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <AppLink href="/dashboard/case-documents">{say('documentsShared')}</AppLink>
        </>
      )}
    </LoadedCard>
  );
}
