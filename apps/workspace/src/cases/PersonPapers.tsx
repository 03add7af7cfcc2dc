import type { PersonCompliance, TravelDocument, Trip, TripFinding } from '@homeport/model/travel';
import { travelDocument, trip } from '@homeport/model/travel';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useCasesWords } from './use-cases-words.ts';

type Of = PersonCompliance<TravelDocument, Trip>;
const tones = {
  applied: 'info',
  undated: 'neutral',
  valid: 'success',
  warning: 'warning',
  critical: 'danger',
  expired: 'danger',
} as const;

/** The papers of one person, and what is wrong with them. */
export function PersonPapers({ of }: { readonly of: Of }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const formats = useFormats();
  const labels = useLabels();
  const { locale } = useSettings();
  const type = fieldAt(travelDocument, 'type');
  const day = (value: string | null) => (value === null ? '–' : formats.date(value));
  return (
    <section>
      <h2>{of.person.name}</h2>
      {of.lacksPassport ? <Banner tone="danger" title={text('compliance.noPassport')} /> : null}
      {of.findings.map(({ trip: journey, finding }) => (
        <Banner key={journey.id} tone="warning">
          <Finding finding={finding} />{' '}
          <AppLink href={host.address({ to: 'record', entity: trip, id: journey.id }) ?? '#'}>
            {text('compliance.trip', { place: journey.toPlace, day: formats.date(journey.departureDate) })}
          </AppLink>
        </Banner>
      ))}
      {of.papers.length === 0 ? (
        <p className="hp-muted">{text('compliance.none')}</p>
      ) : (
        <AdminTable
          columns={(['document', 'expires', 'warns', 'critical', 'state'] as const).map((key) =>
            text(`compliance.${key}`),
          )}
          rows={of.papers}
          keyOf={({ document }) => document.id}
          head={({ document }) => (
            <AppLink href={host.address({ to: 'record', entity: travelDocument, id: document.id }) ?? '#'}>
              {type ? labels.choice(type, document.type) : document.type}
            </AppLink>
          )}
          under={({ document }) => countryName(document.country, locale)}
          cells={({ document, expiry }) => (
            <>
              <td data-label={text('compliance.expires')}>{day(document.expiryDate)}</td>
              <td data-label={text('compliance.warns')}>{day(expiry.warningFrom)}</td>
              <td data-label={text('compliance.critical')}>{day(expiry.criticalFrom)}</td>
              <td data-label={text('compliance.state')}>
                <StatusChip
                  state={expiry.state}
                  tone={tones[expiry.state]}
                  label={text(`expiry.${expiry.state}`, { days: Math.abs(expiry.daysLeft ?? 0) })}
                />
              </td>
            </>
          )}
        />
      )}
    </section>
  );
}

function Finding({ finding }: { readonly finding: TripFinding }) {
  const text = useCasesWords();
  const formats = useFormats();
  if (finding.code === 'noPassport') return text('finding.noPassport');
  return finding.code === 'passportTooOld'
    ? text('finding.passportTooOld', { day: formats.date(finding.issuedAfter) })
    : text('finding.passportTooShort', { days: finding.days, day: formats.date(finding.neededUntil) });
}
