import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import type { findingsOf } from './papers.rules.ts';
import { travelWords } from './words.ts';

/** What is wrong with the papers of a trip, each in a sentence; or that they fit. */
export function TripFindings({ findings }: { findings: ReturnType<typeof findingsOf> }) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  if (findings.length === 0)
    return (
      <p className="icon-line">
        <Icon of={CircleCheck} small />
        {text('check.fine')}
      </p>
    );
  return (
    <ul className="trip-check">
      {findings.map(({ holder: { dependant, name }, finding }) => (
        <li key={dependant ?? ''} className="icon-line">
          <Icon of={TriangleAlert} small />
          {finding.code === 'passportTooShort'
            ? text('check.passportTooShort', { name, days: finding.days, date: formats.date(finding.neededUntil) })
            : finding.code === 'passportTooOld'
              ? text('check.passportTooOld', { name, date: formats.date(finding.issuedAfter) })
              : text('check.noPassport', { name })}
        </li>
      ))}
    </ul>
  );
}
