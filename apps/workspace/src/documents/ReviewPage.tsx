import '../frame/page-styles.css';
import './documents.css';
import { type RequiredDocument, requirementTitle } from '@homeport/model/documents';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { FileCheck2, MousePointerClick } from 'lucide-react';
import { useEffect } from 'react';
import { visited } from '../frame/recent.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';
import { Decision } from './Decision.tsx';
import { useRequirement, useReviewQueue } from './review-data.ts';
import { SentDocument } from './SentDocument.tsx';

const path = '/workspace/cases/document-review';

/** What people have sent in, the oldest first; the document beside the decision, then the next one opens. */
export function ReviewPage() {
  const text = useText('documents');
  const words = useWords();
  const { tenant, search, onSearch } = useScreen(path);
  useEffect(() => visited({ key: 'documentReview', label: words('page.documentReview'), href: path }), [words]);
  const queue = useReviewQueue(tenant);
  const items = queue.data?.content ?? [];
  const selected = search.item;
  const item = useRequirement(tenant, selected);
  const one = item.data ?? items.find((each) => each.id === selected);
  const open = (id: string | undefined) => onSearch({ ...search, item: id });
  const next = items.find((each) => each.id !== selected)?.id;
  return (
    <div className="document-review" data-open={selected ? true : undefined}>
      <PageHeader title={words('page.documentReview')} aside={text('waiting', { count: items.length })} />
      <SplitInbox
        queueLabel={text('queue')}
        queue={
          queue.isPending ? (
            <ListSkeleton rows={6} />
          ) : queue.error ? (
            <InlineError message={queue.error.message} onRetry={() => void queue.refetch()} />
          ) : (
            <Queue items={items} selected={selected} onOpen={open} />
          )
        }
        item={
          selected && one ? (
            <SentDocument key={one.id} tenant={tenant} of={one} />
          ) : selected && item.error ? (
            <InlineError message={item.error.message} onRetry={() => void item.refetch()} />
          ) : null
        }
        actions={
          one && one.status === 'IN_REVIEW' ? (
            <Decision key={one.id} tenant={tenant} of={one} onDecided={() => open(next)} />
          ) : null
        }
        empty={
          items.length > 0 ? (
            <EmptyState icon={MousePointerClick} title={text('choose')} />
          ) : (
            <EmptyState icon={FileCheck2} title={text('done')}>
              {text('doneText')}
            </EmptyState>
          )
        }
        onBack={() => open(undefined)}
      />
    </div>
  );
}

function Queue({
  items,
  selected,
  onOpen,
}: {
  items: readonly RequiredDocument[];
  selected: string | undefined;
  onOpen: (id: string) => void;
}) {
  const text = useText('documents');
  const formats = useFormats();
  return (
    <ul className="document-queue">
      {items.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className="hp-plain-button document-row"
            aria-current={one.id === selected ? 'true' : undefined}
            onClick={() => onOpen(one.id)}
          >
            <strong>{one.assignee.label}</strong>
            <span>{requirementTitle(one)}</span>
            <span className="hp-caption">
              {one.submittedAt ? text('sentOn', { date: formats.date(one.submittedAt.slice(0, 10)) }) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
