import { requirementState } from '@homeport/model/documents';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePresent } from '../data/use-present.ts';
import { readingsQuery } from '../library/library-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { caseDocumentsQuery, requiredQuery } from './document-data.ts';
import { grouped } from './documents.rules.ts';
import { documentWords } from './words.ts';

/** The two sides of documents: what one provides, and what the team shared; each with what it still asks for. */
export function DocumentTabs({ current }: { current: 'own' | 'shared' }) {
  const text = usePageWords(documentWords);
  const required = usePresent(useQuery(requiredQuery).data ?? []).present;
  const documents = usePresent(useQuery(caseDocumentsQuery).data ?? []).present;
  const shared = grouped(documents, useQuery(readingsQuery).data ?? []);
  const open = required.filter((one) => !['inReview', 'done'].includes(requirementState(one, today()))).length;
  const tabs = [
    { key: 'own', href: '/dashboard/documents', label: text('tab.own'), count: open },
    { key: 'shared', href: '/dashboard/case-documents', label: text('tab.shared'), count: shared.toDo.length },
  ] as const;
  return (
    <nav aria-label={text('title')} className="document-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <AppLink href={tab.href} className="document-tab" aria-current={tab.key === current ? 'page' : undefined}>
              {tab.label}
              {tab.count > 0 ? <span className="document-count">{text('open', { count: tab.count })}</span> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
