import './fields.css';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Icon } from '../../parts/Icon.tsx';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** What a check of a record found and kept with it: a refusal's code, and how grave it is. */
export interface StoredFinding {
  readonly code: string;
  readonly severity: 'block' | 'warn';
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field?: string;
}
/** Whether a stored JSON value is a list of findings. */
export function isFindings(value: unknown): value is readonly StoredFinding[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one?.code === 'string' && (one.severity === 'block' || one.severity === 'warn'))
  );
}

/** Findings as sentences, the blocking ones first; short: how many there are. */
export function FindingList({ findings, isShort }: { findings: readonly StoredFinding[]; isShort?: boolean }) {
  const { catalogue } = useRecordHost();
  const labels = useLabels();
  const text = useRecordText();
  if (isShort) return <span>{text('findings.count', { count: findings.length })}</span>;
  const sorted = [...findings].sort((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'));
  return (
    <ul className="hp-findings">
      {sorted.map((finding) => (
        <li
          key={`${finding.code} ${finding.field ?? ''}`}
          className="hp-finding"
          data-tone={finding.severity === 'block' ? 'danger' : 'warning'}
        >
          <Icon of={finding.severity === 'block' ? CircleAlert : TriangleAlert} small />
          <span>{labels.refusal(finding.code, finding.params ?? {}, catalogue.refusals.get(finding.code))}</span>
        </li>
      ))}
    </ul>
  );
}
