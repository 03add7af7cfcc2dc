import './line-words.css';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { type Finding, readFindings, useFindingText } from './findings.ts';

/** What was found about an expense or a report, beside it. What stops the submission comes first. */
export function FindingList({ findings }: { findings: unknown }) {
  const say = useFindingText();
  const all = readFindings(findings).sort(
    (one, other) => Number(other.severity === 'block') - Number(one.severity === 'block'),
  );
  if (all.length === 0) return null;
  return (
    <ul className="findings">
      {all.map((finding: Finding) => (
        <li key={finding.code} data-severity={finding.severity}>
          <Icon of={finding.severity === 'block' ? OctagonAlert : TriangleAlert} small />
          <span>{say(finding)}</span>
        </li>
      ))}
    </ul>
  );
}
