import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { DocumentViewer } from '@homeport/ui/viewer/DocumentViewer.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { libraryWords } from './words.ts';

/** The bytes of a file in the viewer, their skeleton, or their failure with Retry. */
export function ShownFile({
  bytes,
  name,
  lang,
}: {
  bytes: UseQueryResult<Blob>;
  name: string;
  lang?: string | undefined;
}) {
  const text = usePageWords(libraryWords);
  if (bytes.error) return <InlineError message={text('viewFailed')} onRetry={() => void bytes.refetch()} />;
  if (!bytes.data) return <RecordSkeleton />;
  return (
    <DocumentViewer
      blob={bytes.data}
      name={name}
      lang={lang}
      words={{
        loading: text('viewLoading'),
        failed: text('viewFailed'),
        larger: text('larger'),
        smaller: text('smaller'),
        page: (number, total) => text('pageOf', { number, total }),
      }}
    />
  );
}
