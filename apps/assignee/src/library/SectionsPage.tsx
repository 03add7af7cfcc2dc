import './library.css';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookOpen, ChevronRight, CloudOff } from 'lucide-react';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { DocumentList } from './DocumentList.tsx';
import { FoundList } from './FoundList.tsx';
import { LibrarySearchBox } from './LibrarySearchBox.tsx';
import { inReadingOrder, recentlyOpened, sectionName, sectionText } from './library.rules.ts';
import { libraryQuery, readingsQuery, savedQuery, sectionsQuery } from './library-data.ts';
import { libraryWords } from './words.ts';

/** The library: search, sections with their counts, what was opened last and what is kept on the device. */
export function SectionsPage() {
  const text = usePageWords(libraryWords);
  const { locale } = useApp();
  const { section, q } = useSearch({ strict: false });
  const sections = useQuery(sectionsQuery).data ?? [];
  const documents = useQuery(libraryQuery).data ?? [];
  const chosen = sections.find((one) => one.code === section);
  const within = inReadingOrder(
    documents.filter((one) => one.librarySection?.id === chosen?.id),
    locale,
  );
  const description = chosen ? sectionText(chosen, locale) : null;
  return (
    <div className="stack">
      <PageHeader
        title={chosen ? sectionName(chosen, locale) : text('title')}
        {...(chosen || q ? { crumbs: [{ label: text('title'), href: '/dashboard/library/sections' }] } : {})}
        {...(chosen ? { aside: text('count', { count: within.length }) } : {})}
        {...(description ? { description } : {})}
      />
      <LibrarySearchBox key={q ?? ''} typed={q ?? ''} />
      {q ? <FoundList typed={q} /> : chosen ? <DocumentList documents={within} /> : <Shelves />}
    </div>
  );
}

function Shelves() {
  const text = usePageWords(libraryWords);
  const kit = useKitText();
  const { locale, me } = useApp();
  const { data: sections = [], isError: hasNoSections } = useQuery(sectionsQuery);
  const { data: documents = [], isError: hasNoDocuments } = useQuery(libraryQuery);
  const readings = useQuery(readingsQuery).data ?? [];
  const saved = useQuery(savedQuery(me.id)).data ?? [];
  const recent = recentlyOpened(readings, documents);
  const shelves = sections
    .map((one) => ({ one, count: documents.filter((d) => d.librarySection?.id === one.id).length }))
    .filter(({ count }) => count > 0);
  // What could not be asked for is not said to be missing.
  if (shelves.length === 0 && saved.length === 0 && (hasNoSections || hasNoDocuments))
    return (
      <EmptyState icon={CloudOff} title={kit('problem.offline')}>
        {kit('problem.offlineText')}
      </EmptyState>
    );
  if (shelves.length === 0 && saved.length === 0)
    return (
      <EmptyState icon={BookOpen} title={text('emptyTitle')}>
        {text('emptyText')}
      </EmptyState>
    );
  return (
    <>
      {shelves.length > 0 ? (
        <nav aria-label={text('sections')}>
          <ul className="shelves">
            {shelves.map(({ one, count }) => (
              <li key={one.id}>
                <AppLink href={`/dashboard/library/sections?section=${encodeURIComponent(one.code)}`} className="shelf">
                  <span className="shelf-mark">
                    <Icon of={BookOpen} />
                  </span>
                  <span className="shelf-words">
                    <strong>{sectionName(one, locale)}</strong>
                    <span className="hp-muted">{text('count', { count })}</span>
                  </span>
                  <Icon of={ChevronRight} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {recent.length > 0 ? (
        <Card title={text('recent')}>
          <DocumentList documents={recent} isBare />
        </Card>
      ) : null}
      {saved.length > 0 ? (
        <Card title={text('savedHere')}>
          <DocumentList documents={saved.map((one) => one.document)} isBare />
        </Card>
      ) : null}
    </>
  );
}
