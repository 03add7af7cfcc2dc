import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act } from '../data/records.ts';
import { downloadBytes } from '../library/download.ts';
import { bytesQuery, readingsQuery } from '../library/library-data.ts';
import { ShownFile } from '../library/ShownFile.tsx';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { caseDocumentsQuery } from './document-data.ts';
import type { SharedDocument } from './documents.rules.ts';
import { stateTones } from './SharedList.tsx';
import { documentWords } from './words.ts';

/** One shared document: its state, the file, and what it asks: confirm, sign, or nothing but reading. */
export function SharedDetail({ shared: { document, state }, isPage }: { shared: SharedDocument; isPage?: boolean }) {
  const text = usePageWords(documentWords);
  const formats = useFormats();
  const { me, theme } = useApp();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const file = document.signedFile ?? document.file;
  const bytes = useQuery(bytesQuery({ id: document.id, file }, me.id));
  const reading = (useQuery(readingsQuery).data ?? []).find((one) => one.document.id === document.id);
  useEffect(() => {
    act('document', document.id, 'open', {}).then(
      () => void queries.invalidateQueries({ queryKey: readingsQuery.queryKey }),
      // Without a network nobody can note it.
      () => undefined,
    );
  }, [document.id, queries]);
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act('document', document.id, 'confirm-read', {}, { key: crypto.randomUUID() });
      await Promise.all([
        queries.invalidateQueries({ queryKey: readingsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: caseDocumentsQuery.queryKey }),
      ]);
      toasts.show(text('confirmed'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const asked = state === 'toRead' || state === 'toSign';
  const primary =
    state === 'toRead' ? (
      <Button onClick={() => void confirm()} loading={isBusy}>
        {text('confirm')}
      </Button>
    ) : state === 'toSign' && theme.enableMaiDigitalSigning ? (
      <AppLink href={`/dashboard/signing/${document.id}`} className="hp-button hp-button-filled">
        {text('sign')}
      </AppLink>
    ) : null;
  const download = (
    <Button
      variant={asked ? 'default' : 'filled'}
      leftSection={<Icon of={Download} />}
      aria-disabled={bytes.data ? undefined : true}
      onClick={() => bytes.data && downloadBytes(bytes.data, file?.label ?? document.title)}
    >
      {text('download')}
    </Button>
  );
  const chip = <StatusChip state={state} tone={stateTones[state]} label={text(`state.${state}`)} />;
  const facts = [
    document.publishedAt ? text('sharedOn', { date: formats.date(document.publishedAt.slice(0, 10)) }) : null,
    state === 'confirmed' && reading?.confirmedAt
      ? text('confirmedOn', { date: formats.localTime(reading.confirmedAt) })
      : null,
    state === 'signed' && document.signedAt ? text('signedOn', { date: formats.localTime(document.signedAt) }) : null,
  ].filter(Boolean);
  return (
    <article className="stack" aria-label={document.title}>
      {isPage ? (
        <PageHeader
          title={document.title}
          chip={chip}
          crumbs={[{ label: text('shared.title'), href: '/dashboard/case-documents' }]}
        />
      ) : (
        <header className="detail-head">
          <h2 lang={document.language ?? undefined}>{document.title}</h2>
          {chip}
        </header>
      )}
      <p className="hp-muted">{facts.join(' · ')}</p>
      {document.description ? <p>{document.description}</p> : null}
      {state === 'toRead' ? <p>{text('confirmText')}</p> : null}
      {state === 'toSign' && !theme.enableMaiDigitalSigning ? <p>{text('signElsewhere')}</p> : null}
      {failure ? <InlineError message={failure} onRetry={() => void confirm()} /> : null}
      <div className="detail-actions">
        {primary}
        {download}
      </div>
      <ShownFile bytes={bytes} name={document.title} lang={document.language ?? undefined} />
    </article>
  );
}
