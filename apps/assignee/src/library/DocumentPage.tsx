import './library.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudDownload, CloudOff, Download } from 'lucide-react';
import { useEffect } from 'react';
import { act } from '../data/records.ts';
import { savedDocuments } from '../offline/saved-documents.ts';
import { useApp } from '../shell/app-context.ts';
import { openCrumbs } from '../shell/open-crumbs.ts';
import { usePageWords } from '../words/page-words.ts';
import { downloadBytes } from './download.ts';
import { languageName } from './language-name.ts';
import { sectionName } from './library.rules.ts';
import { bytesQuery, documentQuery, readingsQuery, savedQuery, sectionsQuery } from './library-data.ts';
import { ShownFile } from './ShownFile.tsx';
import { libraryWords } from './words.ts';

/** One document of the library: what it is, the file itself, download, and keeping it on the device. */
export function DocumentPage({ id }: { id: string }) {
  const text = usePageWords(libraryWords);
  const formats = useFormats();
  const { me, locale } = useApp();
  const queries = useQueryClient();
  const document = useQuery(documentQuery(id, me.id)).data;
  const sections = useQuery(sectionsQuery).data ?? [];
  const bytes = useQuery(bytesQuery({ id, file: document?.file ?? null }, me.id));
  const saved = (useQuery(savedQuery(me.id)).data ?? []).find((one) => one.id === id);
  useEffect(() => {
    act('document', id, 'open', {}).then(
      () => void queries.invalidateQueries({ queryKey: readingsQuery.queryKey }),
      // Without a network nobody can note it.
      () => undefined,
    );
  }, [id, queries]);
  if (!document) return null;
  const section = sections.find((one) => one.id === document.librarySection?.id);
  const isKept = saved !== undefined && saved.document.file?.id === document.file?.id;
  const crumbs = openCrumbs(me, [
    { label: text('title'), href: '/dashboard/library/sections' },
    ...(section
      ? [
          {
            label: sectionName(section, locale),
            href: `/dashboard/library/sections?section=${encodeURIComponent(section.code)}`,
          },
        ]
      : []),
  ]);
  const keep = async () => {
    if (!bytes.data) return;
    if (isKept) await savedDocuments.drop(me.id, id);
    else await savedDocuments.keep({ user: me.id, id, document, blob: bytes.data, savedAt: Date.now() });
    await queries.invalidateQueries({ queryKey: savedQuery(me.id).queryKey });
  };
  return (
    <div className="stack">
      <PageHeader
        title={document.title}
        crumbs={crumbs}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon of={isKept ? CloudOff : CloudDownload} />}
              aria-disabled={bytes.data ? undefined : true}
              onClick={() => void keep()}
            >
              {text(isKept ? 'forget' : 'keep')}
            </Button>
            <Button
              leftSection={<Icon of={Download} />}
              aria-disabled={bytes.data ? undefined : true}
              onClick={() => bytes.data && downloadBytes(bytes.data, document.file?.label ?? document.title)}
            >
              {text('download')}
            </Button>
          </>
        }
      />
      <p className="hp-muted document-facts">
        {document.versionDate ? (
          <span>
            {text('version', { number: document.versionNumber ?? 1, date: formats.date(document.versionDate) })}
          </span>
        ) : null}
        {document.language ? <span className="language-mark">{languageName(text, document.language)}</span> : null}
        {isKept ? <span role="status">{text('isKept')}</span> : null}
      </p>
      {document.description ? <p lang={document.language ?? undefined}>{document.description}</p> : null}
      <ShownFile bytes={bytes} name={document.title} lang={document.language ?? undefined} />
    </div>
  );
}
