import type { CheckedTrip, Trip } from '@homeport/model/travel';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { usePageWords } from '../words/page-words.ts';
import { findingsOf, withoutEntryTitle } from './papers.rules.ts';
import type { Papers } from './use-papers.ts';
import { travelWords } from './words.ts';

export interface TripFindingsProps {
  readonly trip: CheckedTrip & Partial<Pick<Trip, 'withFamily'>>;
  readonly papers: Pick<Papers, 'holders' | 'documents' | 'limits'>;
}
/** What is wrong with the papers of a trip and who has no visa or permit on file, each in a sentence; or that they fit. */
export function TripFindings({ trip, papers: { holders, documents, limits } }: TripFindingsProps) {
  const text = usePageWords(travelWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const findings = findingsOf(trip, holders, documents, limits);
  const unknown = withoutEntryTitle(trip, holders, documents);
  if (findings.length === 0 && unknown.length === 0)
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
      {unknown.length > 0 ? (
        <li className="icon-line">
          <Icon of={Info} small />
          {text('check.noVisa', {
            names: formats.list(unknown.map(({ name }) => name)),
            country: countryName(trip.toCountry, locale),
          })}
        </li>
      ) : null}
    </ul>
  );
}
