import './travel.css';
import { calendarEventForm } from '@homeport/model/designed-forms/calendar-event';
import type { CalendarEvent } from '@homeport/model/travel';
import { DateTimeField } from '@homeport/ui/controls/DateTimeField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { asText } from '@homeport/ui/records/fields/field-texts.ts';
import { Field, type FieldControl, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { remove } from '../data/records.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { selfQuery } from './travel-data.ts';
import { travelWords } from './words.ts';

const EntryField = Field<CalendarEvent>;
/** All zones, and one that is chosen although it is nobody's (`UTC`). */
const zones = (chosen: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort();

/** A calendar entry; without both times it is not scheduled and waits in the tray beside the calendar. */
export function CalendarEntryPage({ event }: { event: CalendarEvent | null }) {
  const text = usePageWords(travelWords);
  const router = useRouter();
  const { timeZone } = useSettings();
  const person = useQuery(selfQuery).data?.id ?? null;
  const record = useOwnRecord(calendarEventForm, {
    ...{ id: 'event', row: event ?? undefined, leadsToField: true, asksAgain: 'calendar-events' },
    given: { assignee: person, activity: 'APPOINTMENT', timeZone },
    draft: event ? `event-${event.id}` : 'event-new',
    words: { title: { missing: text('event.titleMissing') } },
    faults: (values): Record<string, string> => (isReversed(values) ? { endDate: text('event.order') } : {}),
    said: { saved: text('saved'), failed: text('failed') },
    onSaved: () => router.history.push('/dashboard/tracker'),
  });
  const { values } = record;
  const zone = asText(values.timeZone) ?? timeZone;
  const isScheduled = asText(values.startDate) !== null && asText(values.endDate) !== null;
  return (
    <div className="narrow">
      <PageHeader
        title={text(event ? 'event.edit' : 'event.new')}
        description={text('event.description')}
        crumbs={[{ label: text('calendar'), href: '/dashboard/tracker' }]}
        chip={
          <StatusChip
            state={isScheduled ? 'Scheduled' : 'Not Initiated'}
            tone={isScheduled ? 'info' : 'neutral'}
            label={text(isScheduled ? 'event.scheduled' : 'event.unscheduled')}
          />
        }
      />
      <Card>
        <form
          ref={record.element}
          data-gathers
          className="hp-lines"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void record.save();
          }}
          noValidate
        >
          {record.draftAt ? <DraftNotice at={record.draftAt} onDiscard={record.discard} /> : null}
          {record.fault ? <InlineError {...record.fault} /> : null}
          <RecordFields of={record.fields}>
            <EntryField of="title" />
            <EntryField of="activity" />
            <EntryField of="timeZone">
              {(control) => (
                <PickList
                  {...control}
                  required
                  options={zones(zone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
                  value={zone}
                />
              )}
            </EntryField>
            <EntryField of="startDate">{(control) => <Moment {...control} zone={zone} />}</EntryField>
            <EntryField of="endDate">
              {(control) => (
                <Moment {...control} zone={zone} error={isReversed(values) ? text('event.order') : control.error} />
              )}
            </EntryField>
            <EntryField of="notes" />
          </RecordFields>
          <div className="hp-dialog-actions">
            {event ? (
              <Button
                variant="default"
                onClick={() =>
                  void record.run(async () => {
                    await remove('calendarEvent', event.id, event.version);
                    return null;
                  })
                }
              >
                {text('event.delete')}
              </Button>
            ) : null}
            <Button type="submit" loading={record.isSaving}>
              {text('save')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** A moment as it is said in the zone of the entry. */
function Moment({ zone, value, ...control }: FieldControl & { zone: string }) {
  return <DateTimeField key={zone} {...control} timeZone={zone} value={asText(value)} />;
}
const isReversed = ({ startDate, endDate }: FormValues): boolean =>
  typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate;
