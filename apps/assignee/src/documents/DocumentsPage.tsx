import './documents.css';
import { inRequirementOrder, requirementState } from '@homeport/model/documents';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Earlier } from '../assistance/Earlier.tsx';
import { usePresent } from '../data/use-present.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { requiredQuery, uploadsQuery } from './document-data.ts';
import { FilePanel } from './FilePanel.tsx';
import { Requirement } from './Requirement.tsx';
import { Uploads } from './Uploads.tsx';
import { documentWords } from './words.ts';

/** What is required of the person first (due, why, what is accepted), then what they uploaded, by kind. */
export function DocumentsPage() {
  const text = usePageWords(documentWords);
  const all = inRequirementOrder(useQuery(requiredQuery).data ?? [], today());
  const { present: required, earlier } = usePresent(all);
  const uploads = useQuery(uploadsQuery).data ?? [];
  const { file, required: wanted } = useSearch({ strict: false });
  const isWide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const names = new Map<string, string>([
    ...uploads.map((one) => [one.id, one.name] as const),
    ...all.flatMap((one) => [one.file, one.attachedDocument].flatMap((f) => (f ? [[f.id, f.label] as const] : []))),
  ]);
  const open = file && names.has(file) ? { id: file, name: names.get(file) ?? '' } : undefined;
  const isOpen = (one: (typeof required)[number]) => !['inReview', 'done'].includes(requirementState(one, today()));
  const first = required.find(isOpen)?.id;
  if (open && !isWide) return <FilePanel key={open.id} file={open} isPage />;
  return (
    <div className="stack">
      <PageHeader title={text('title')} />
      <DocumentTabs current="own" />
      <div className="list-and-detail">
        <div className="stack">
          <section aria-labelledby="required" className="stack">
            <h2 id="required">{text('required.title')}</h2>
            {required.some(isOpen) ? null : (
              <EmptyState icon={CircleCheck} title={text('required.doneTitle')}>
                {text('required.doneText')}
              </EmptyState>
            )}
            {required.map((one) => (
              <Requirement key={one.id} of={one} isFirst={one.id === first} isWanted={one.id === wanted} />
            ))}
          </section>
          <Uploads files={uploads} />
          <Earlier groups={earlier} wanted={wanted}>
            {(records) =>
              records.map((one) => <Requirement key={one.id} of={one} isFirst={false} isWanted={one.id === wanted} />)
            }
          </Earlier>
        </div>
        {isWide && open ? (
          <div className="detail">
            <FilePanel key={open.id} file={open} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
