import { caseExpense } from '@homeport/model/expenses';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type Finding, readFindings, useFindingText } from './findings.ts';

/** What the checks found, as sentences; nothing is drawn when they found nothing. */
export function FindingList({ findings }: { findings: unknown }) {
  const text = useText('approvals');
  const host = useRecordHost();
  const twinOf = (params: Finding['params']): string | null =>
    typeof params?.expense === 'string'
      ? host.address({ to: 'record', entity: host.catalogue.entity(caseExpense.name), id: params.expense })
      : null;
  const sentence = useFindingText();
  const found = readFindings(findings);
  if (found.length === 0) return null;
  return (
    <ul className="approval-findings" aria-label={text('finding.title')}>
      {found.map((finding) => (
        <li
          key={`${finding.code} ${JSON.stringify(finding.params)}`}
          data-tone={finding.severity === 'block' ? 'danger' : 'warning'}
        >
          <Icon of={finding.severity === 'block' ? CircleAlert : TriangleAlert} small />
          <span>
            {sentence(finding)} <Twin href={twinOf(finding.params)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The other expense that was found, to be looked at beside this one. */
function Twin({ href }: { href: string | null }) {
  const text = useText('approvals');
  return href === null ? null : <AppLink href={href}>{text('finding.twin')}</AppLink>;
}
