import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import './cases.css';
import { ask } from '@homeport/client';
import { casesNeedingAttention } from '@homeport/model/cases';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { allCompanies } from '../frame/company.rules.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { AttentionTable } from './AttentionTable.tsx';
import { attentionPath } from './paths.ts';
import { useCasesWords } from './use-cases-words.ts';

/** Assignments that somebody should look at, in every company the reader acts in. */
export function AttentionPage() {
  const text = useCasesWords();
  const { me } = useWorkspace();
  const { search, onSearch } = useScreen(attentionPath);
  const isMine = search.of !== 'all';
  const query = useQuery({
    queryKey: ['attention', me.id, isMine],
    queryFn: ({ signal }) =>
      ask(casesNeedingAttention, {
        query: { mine: isMine },
        ...(me.tenants.length > 1 ? { tenant: allCompanies } : {}),
        signal,
      }),
  });
  return (
    <div className="case-attention">
      <PageHeader
        title={text('attention.title')}
        aside={query.data?.content.length}
        description={text('attention.text')}
      />
      <SegmentedControl
        transitionDuration={0}
        aria-label={text('attention.whose')}
        value={isMine ? 'mine' : 'all'}
        onChange={(next) => onSearch(next === 'mine' ? {} : { of: next })}
        data={[
          { value: 'mine', label: text('attention.mine') },
          { value: 'all', label: text('attention.all') },
        ]}
      />
      <WhenLoaded query={query} rows={6} failed={text('attention.failed')}>
        {({ content, hasMore }) =>
          content.length === 0 ? (
            <EmptyState icon={CircleCheckBig} title={text('attention.none')}>
              {text('attention.noneText')}
            </EmptyState>
          ) : (
            <>
              <AttentionTable lines={content} isOfSeveral={me.tenants.length > 1} />
              {hasMore ? <p className="hp-muted">{text('attention.more', { count: content.length })}</p> : null}
            </>
          )
        }
      </WhenLoaded>
    </div>
  );
}
