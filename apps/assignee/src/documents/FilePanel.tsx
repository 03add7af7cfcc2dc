import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { downloadBytes } from '../library/download.ts';
import { ShownFile } from '../library/ShownFile.tsx';
import { usePageWords } from '../words/page-words.ts';
import { fileQuery } from './document-data.ts';
import { documentWords } from './words.ts';

/** A file of one's own: a page on the phone, beside the list on wider screens. */
export function FilePanel({
  file,
  isPage,
}: {
  file: { readonly id: string; readonly name: string };
  isPage?: boolean;
}) {
  const text = usePageWords(documentWords);
  const bytes = useQuery(fileQuery(file.id));
  const download = (
    <Button
      variant="default"
      leftSection={<Icon of={Download} />}
      aria-disabled={bytes.data ? undefined : true}
      onClick={() => bytes.data && downloadBytes(bytes.data, file.name)}
    >
      {text('download')}
    </Button>
  );
  return (
    <section className="stack" aria-label={file.name}>
      {isPage ? (
        <PageHeader
          title={file.name}
          crumbs={[{ label: text('title'), href: '/dashboard/documents' }]}
          actions={download}
        />
      ) : (
        <header className="detail-head">
          <h2>{file.name}</h2>
          <span className="detail-actions">
            {download}
            <AppLink href="/dashboard/documents" className="hp-button">
              <Icon of={X} />
              {text('closeFile')}
            </AppLink>
          </span>
        </header>
      )}
      <ShownFile bytes={bytes} name={file.name} />
    </section>
  );
}
