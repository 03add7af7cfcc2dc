import '../frame/page-styles.css';
import './documents.css';
import { ask, records } from '@homeport/client';
import { previewLibrary } from '@homeport/model/library';
import { person } from '@homeport/model/people';
import type { LoadOptions } from '@homeport/ui/controls/options.ts';
import { PersonPicker } from '@homeport/ui/controls/PersonPicker.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { visited } from '../frame/recent.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';

const path = '/workspace/library/preview';

/** The library as one person sees it: their audiences, and the documents that follow from them. */
export function PreviewPage() {
  const text = useText('documents');
  const words = useWords();
  const { tenant, search, onSearch } = useScreen(path);
  useEffect(() => visited({ key: 'libraryPreview', label: words('page.libraryPreview'), href: path }), [words]);
  const load = useCallback<LoadOptions>(
    async (typed, signal) => {
      const found = await records(person, tenant).search(
        { search: typed || undefined, size: 20, total: 'none' },
        signal,
      );
      return found.content.map((one) => ({ value: one.id, label: `${one.firstName} ${one.lastName}` }));
    },
    [tenant],
  );
  const view = useQuery({
    queryKey: ['library-preview', tenant ?? 'own', search.person ?? ''],
    queryFn: ({ signal }) =>
      ask(previewLibrary, { params: { person: search.person ?? '' }, signal, ...(tenant ? { tenant } : {}) }),
    enabled: search.person !== undefined,
  });
  return (
    <div className="document-preview">
      <PageHeader title={words('page.libraryPreview')} description={text('previewText')} />
      <div className="document-person">
        <PersonPicker
          label={text('previewPerson')}
          load={load}
          value={search.person ?? null}
          selected={search.person ? { value: search.person, label: view.data?.person ?? '' } : null}
          onChange={(chosen) => onSearch({ ...search, person: chosen ?? undefined })}
        />
      </div>
      {view.error ? (
        <InlineError message={view.error.message} onRetry={() => void view.refetch()} />
      ) : view.data ? (
        <>
          <p className="hp-muted">{text('audiences', { list: view.data.audiences.join(', ') })}</p>
          <h2>{text('sees', { count: view.data.documents.length, name: view.data.person })}</h2>
          <ul className="document-list">
            {view.data.documents.map((one) => (
              <li key={one.id}>{one.title}</li>
            ))}
          </ul>
        </>
      ) : search.person ? (
        <ListSkeleton rows={6} />
      ) : (
        <EmptyState icon={BookOpen} title={text('previewChoose')} />
      )}
    </div>
  );
}
