import './assistance.css';
import { caseDetailStatusTones } from '@homeport/model/tones';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { assignmentQuery } from '../data/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { placeOf } from '../words/place-of.ts';
import { assignmentsQuery, previousOf } from './queries.ts';
import { assistanceWords } from './words.ts';

/** Previous Relocations: finished assignments, read only. */
export function PreviousPage() {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const found = previousOf(useQuery(assignmentsQuery).data ?? [], useQuery(assignmentQuery).data?.id);
  const place = (address: Parameters<typeof placeOf>[0]) => placeOf(address, locale) ?? say('toBeConfirmed');
  return (
    <>
      <PageHeader
        title={say('previous')}
        crumbs={[{ label: say('title'), href: '/dashboard/assistance' }]}
        {...(found.length > 0 ? { description: say('previousDescription'), aside: found.length } : {})}
      />
      {found.length === 0 ? (
        <EmptyState title={say('previousEmpty')}>{say('previousEmptyText')}</EmptyState>
      ) : (
        <div className="narrow">
          {found.map((one) => (
            <Card
              key={one.id}
              title={say('route', { home: place(one.homeLocation), host: place(one.hostLocation) })}
              aside={
                <StatusChip
                  state={one.status}
                  tone={caseDetailStatusTones[one.status]}
                  label={say(`status.${one.status}`)}
                />
              }
            >
              <dl className="facts">
                <div>
                  <dt>{say('type')}</dt>
                  <dd>{say(`type.${one.type}`)}</dd>
                </div>
                <div>
                  <dt>{say('start')}</dt>
                  <dd>{one.assignmentStartDate ? formats.date(one.assignmentStartDate) : say('toBeConfirmed')}</dd>
                </div>
                <div>
                  <dt>{say('end')}</dt>
                  <dd>{one.assignmentEndDate ? formats.date(one.assignmentEndDate) : say('toBeConfirmed')}</dd>
                </div>
                <div>
                  <dt>{say('reference')}</dt>
                  <dd className="hp-number">{one.reference}</dd>
                </div>
              </dl>
            </Card>
          ))}
        </div>
      )}
    </>
  );
}
