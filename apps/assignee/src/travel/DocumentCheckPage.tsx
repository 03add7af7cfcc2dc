import '../data/table-card.css';
import './travel.css';
import { isAhead, type TravelDocumentType } from '@homeport/model/travel';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { today } from '../diary/diary-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { ExpiryBar } from './ExpiryBar.tsx';
import { PaperShort } from './PaperUses.tsx';
import { allValidUntil, type Holder } from './papers.rules.ts';
import { TripFindings } from './TripFindings.tsx';
import { TripTitle } from './TripTitle.tsx';
import { type Papers, usePapers } from './use-papers.ts';
import { travelWords } from './words.ts';

const DocumentDialog = lazyPart(() => import('./DocumentDialog.tsx').then((it) => it.DocumentDialog));
const types: readonly TravelDocumentType[] = ['PASSPORT', 'VISA', 'LONG_STAY_VISA', 'PERMIT'];
const here = '/dashboard/travel/document-check';

/** Every person by every document, with how long each is valid and what is missing. */
export function DocumentCheckPage({ open }: { open: string | undefined }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const router = useRouter();
  const papers = usePapers();
  const isWide = useMediaQuery('(min-width: 900px)', false, { getInitialValueInEffect: false });
  const until = allValidUntil(papers.papers, papers.holders);
  const trips = papers.trips.filter((trip) => isAhead(trip, today()));
  const chosen = papers.documents.find((document) => document.id === open);
  return (
    <>
      <PageHeader
        title={text('docs.title')}
        description={text('docs.description')}
        crumbs={[{ label: text('trips.title'), href: '/dashboard/travel' }]}
        actions={
          <AppLink href={`${here}?document=new`} className="hp-button hp-button-filled">
            {text('docs.add')}
          </AppLink>
        }
      />
      {until ? <Banner tone="success">{text('docs.allValid', { date: formats.dayInSentence(until) })}</Banner> : null}
      <div className="stack">
        {isWide ? <PaperGrid papers={papers} /> : <PaperCards papers={papers} />}
        {trips.map((trip) => (
          <Card key={trip.id} title={<TripTitle trip={trip} />}>
            <TripFindings trip={trip} papers={papers} />
          </Card>
        ))}
      </div>
      {open === 'new' || chosen ? (
        <Suspense>
          <DocumentDialog
            key={open}
            papers={papers}
            {...(chosen ? { document: chosen } : {})}
            onClose={() => router.history.replace(here)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function PaperGrid({ papers }: { papers: Papers }) {
  const text = usePageWords(travelWords);
  return (
    <div className="table-card">
      <table className="paper-grid">
        <thead>
          <tr>
            <th scope="col">{text('docs.person')}</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {text(`type.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {papers.holders.map((holder) => (
            <tr key={holder.dependant ?? ''}>
              <th scope="row">{holder.name}</th>
              {types.map((type) => (
                <td key={type}>
                  <PaperCell papers={papers} holder={holder} type={type} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
function PaperCards({ papers }: { papers: Papers }) {
  const text = usePageWords(travelWords);
  return (
    <>
      {papers.holders.map((holder, n) => (
        <details key={holder.dependant ?? ''} className="hp-card" open={n === 0}>
          <summary>
            <strong>{holder.name}</strong>
          </summary>
          {types.map((type) => (
            <div key={type} className="paper-kind">
              <h2 className="section-title">{text(`type.${type}`)}</h2>
              <PaperCell papers={papers} holder={holder} type={type} />
            </div>
          ))}
        </details>
      ))}
    </>
  );
}
function PaperCell({ papers, holder, type }: { papers: Papers; holder: Holder; type: TravelDocumentType }) {
  const text = usePageWords(travelWords);
  const { locale } = useSettings();
  const mine = papers.papers.filter(
    ({ document }) => document.type === type && (document.dependant?.id ?? null) === holder.dependant,
  );
  if (mine.length === 0)
    return <span className="hp-muted">{type === 'PASSPORT' ? text('docs.none') : text('docs.notNeeded')}</span>;
  return mine.map(({ document, expiry }) => (
    <div key={document.id} className="paper">
      <AppLink href={`${here}?document=${document.id}`}>
        {countryName(document.country, locale)} {document.number ?? ''}
      </AppLink>
      <ExpiryBar expiry={expiry} expiryDate={document.expiryDate} />
      <PaperShort document={document} papers={papers} />
    </div>
  ));
}
