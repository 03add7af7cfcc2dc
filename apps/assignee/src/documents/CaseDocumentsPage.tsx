import './documents.css';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FolderOpen, MousePointerClick } from 'lucide-react';
import { Earlier } from '../assistance/Earlier.tsx';
import { isFamily } from '../data/queries.ts';
import { usePresent } from '../data/use-present.ts';
import { readingsQuery } from '../library/library-data.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { caseDocumentsQuery } from './document-data.ts';
import { grouped, groups } from './documents.rules.ts';
import { SharedDetail } from './SharedDetail.tsx';
import { SharedList, SharedRows } from './SharedList.tsx';
import { documentWords } from './words.ts';

/** Documents the team shared: to sign and to read first, new ones next; beside them the one that is open. */
export function CaseDocumentsPage() {
  const text = usePageWords(documentWords);
  const documents = useQuery(caseDocumentsQuery).data ?? [];
  const isGuest = isFamily(useApp().me);
  const readings = useQuery(readingsQuery).data ?? [];
  const { present, earlier } = usePresent(documents);
  const found = grouped(present, readings);
  const { document: openId } = useSearch({ strict: false });
  const isWide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const inOrder = (of: ReturnType<typeof grouped>) => groups.flatMap((group) => of[group]);
  const all = inOrder(grouped(documents, readings));
  const open = all.find((one) => one.document.id === openId);
  if (open && !isWide) return <SharedDetail key={open.document.id} shared={open} isPage />;
  return (
    <div className="stack">
      <PageHeader title={text('shared.title')} aside={text('count', { count: present.length })} />
      {isGuest ? null : <DocumentTabs current="shared" />}
      {documents.length === 0 ? (
        <EmptyState icon={FolderOpen} title={text('shared.emptyTitle')}>
          {text('shared.emptyText')}
        </EmptyState>
      ) : (
        <div className="list-and-detail">
          <div className="stack">
            {groups.map((group) =>
              found[group].length > 0 ? (
                <SharedList key={group} title={text(`group.${group}`)} shared={found[group]} openId={openId} />
              ) : null,
            )}
            <Earlier groups={earlier} wanted={openId}>
              {(records) => <SharedRows shared={inOrder(grouped(records, readings))} openId={openId} />}
            </Earlier>
          </div>
          {isWide ? (
            <div className="detail">
              {open ? (
                <SharedDetail key={open.document.id} shared={open} />
              ) : (
                <EmptyState icon={MousePointerClick} title={text('choose')} />
              )}
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}
