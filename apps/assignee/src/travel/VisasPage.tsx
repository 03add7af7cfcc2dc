import './travel.css';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useRouter } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { Suspense } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { ExpiryBar } from './ExpiryBar.tsx';
import { PaperUses } from './PaperUses.tsx';
import type { Paper } from './papers.rules.ts';
import { type Papers, usePapers } from './use-papers.ts';
import { travelWords } from './words.ts';

const DocumentDialog = lazyPart(() => import('./DocumentDialog.tsx').then((it) => it.DocumentDialog));
const here = '/dashboard/trips&Visas';

/** Visas and permits, expired and critical first, each with holder, stage and the trips it is for. */
export function VisasPage({ open }: { open: string | undefined }) {
  const text = usePageWords(travelWords);
  const router = useRouter();
  const papers = usePapers();
  const visas = papers.papers.filter(({ document }) => document.type !== 'PASSPORT');
  const chosen = papers.documents.find((document) => document.id === open);
  const add = (
    <AppLink href={`${here}?document=new`} className="hp-button hp-button-filled">
      {text('visas.add')}
    </AppLink>
  );
  return (
    <>
      <PageHeader
        title={text('visas.title')}
        description={text('visas.description')}
        actions={visas.length > 0 ? add : null}
      />
      {visas.length === 0 ? (
        <EmptyState icon={Stamp} title={text('visas.emptyTitle')} action={add}>
          {text('visas.emptyText')}
        </EmptyState>
      ) : (
        <ul className="trip-cards">
          {visas.map((paper) => (
            <li key={paper.document.id}>
              <VisaCard paper={paper} papers={papers} />
            </li>
          ))}
        </ul>
      )}
      {open === 'new' || chosen ? (
        <Suspense>
          <DocumentDialog
            key={open}
            type="VISA"
            papers={papers}
            {...(chosen ? { document: chosen } : {})}
            onClose={() => router.history.replace(here)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function VisaCard({ paper: { document, expiry }, papers }: { paper: Paper; papers: Papers }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const { locale } = useSettings();
  return (
    <Card
      title={formats.pair(
        text(`type.${document.type}`),
        `${countryName(document.country, locale)}, ${papers.nameOf(document.dependant)}`,
      )}
      aside={<AppLink href={`${here}?document=${document.id}`}>{text('doc.edit')}</AppLink>}
    >
      <div className="row">
        <span className="hp-number hp-muted">{document.number ?? ''}</span>
        {document.stage === 'ISSUED' ? null : (
          <StatusChip state={document.stage} tone="info" label={text(`stage.${document.stage}`)} />
        )}
      </div>
      {document.stage === 'ISSUED' ? <ExpiryBar expiry={expiry} expiryDate={document.expiryDate} /> : null}
      <h3 className="section-title">{text('visas.trips')}</h3>
      <PaperUses document={document} papers={papers} />
    </Card>
  );
}
