import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { readFindings, useFindingText } from './findings.ts';

/** What the checks found, as sentences; nothing is drawn when they found nothing. */
export function FindingList({ findings }: { findings: unknown }) {
  const text = useText('approvals');
  const sentence = useFindingText();
  const found = readFindings(findings);
  if (found.length === 0) return null;
  return (
    <section aria-label={text('finding.title')}>
      <ul className="approval-findings">
        {found.map((finding) => (
          <li
            key={`${finding.code} ${JSON.stringify(finding.params)}`}
            data-tone={finding.severity === 'block' ? 'danger' : 'warning'}
          >
            <Icon of={finding.severity === 'block' ? CircleAlert : TriangleAlert} small />
            <span>{sentence(finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
