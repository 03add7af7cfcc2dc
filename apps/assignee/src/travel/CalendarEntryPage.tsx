import './travel.css';
import type { CalendarEvent } from '@homeport/model/travel';
import { DateTimeField } from '@homeport/ui/controls/DateTimeField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { create, remove, update } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { selfQuery } from './travel-data.ts';
import { useRecordSave } from './use-record-save.ts';
import { travelWords } from './words.ts';

type Form = Pick<CalendarEvent, 'activity' | 'startDate' | 'endDate' | 'timeZone' | 'notes'> & {
  readonly title: string | null;
};
const activities = ['APPOINTMENT', 'CALL', 'TRAVEL', 'DEADLINE', 'OTHER'] as const;
const zones = (): readonly string[] => Intl.supportedValuesOf('timeZone');

/** A calendar entry; without both times it is not scheduled and waits in the tray beside the calendar. */
export function CalendarEntryPage({ event }: { event: CalendarEvent | null }) {
  const text = usePageWords(travelWords);
  const router = useRouter();
  const { timeZone } = useSettings();
  const person = useQuery(selfQuery).data?.id ?? null;
  const id = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Form | null>(null);
  const [hasTried, setTried] = useState(false);
  const start: Form = event ?? {
    title: null,
    activity: 'APPOINTMENT',
    startDate: null,
    endDate: null,
    timeZone,
    notes: null,
  };
  const draft = useDraft<Form>(event ? `event-${event.id}` : 'event-new', typed ?? start, typed !== null);
  const form = typed ?? draft.found?.values ?? start;
  const change = (next: Partial<Form>) => setTyped({ ...form, ...next });
  const { run, isBusy, problem } = useRecordSave('calendar-events', () => {
    draft.erase();
    router.history.push('/dashboard/tracker');
  });
  const zone = form.timeZone ?? timeZone;
  const isReversed = form.startDate !== null && form.endDate !== null && form.endDate < form.startDate;
  const isScheduled = form.startDate !== null && form.endDate !== null;
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (!form.title?.trim() || isReversed) return undefined;
    const { title, activity, startDate, endDate, notes } = form;
    const body = { title, activity, startDate, endDate, timeZone: zone, notes };
    return run(() =>
      event
        ? update('calendarEvent', event.id, body, event.version)
        : create('calendarEvent', { ...body, id: id.current, assignee: person }, id.current),
    );
  };
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
        <form className="hp-lines" onSubmit={(submitted) => void save(submitted)} noValidate>
          {draft.found && typed === null ? <DraftNotice at={draft.found.at} onDiscard={draft.erase} /> : null}
          {problem ? <InlineError message={problem} /> : null}
          <TextField
            label={text('event.title')}
            required
            maxLength={160}
            value={form.title}
            error={hasTried && !form.title?.trim() ? text('event.titleMissing') : undefined}
            onChange={(title) => change({ title })}
          />
          <PickList
            label={text('event.activity')}
            options={activities.map((one) => ({ value: one, label: text(`activity.${one}`) }))}
            value={form.activity}
            onChange={(activity) => change({ activity: activity as CalendarEvent['activity'] })}
          />
          <PickList
            label={text('event.zone')}
            required
            options={zones().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
            value={zone}
            onChange={(next) => change({ timeZone: next })}
          />
          <DateTimeField
            key={`start ${zone}`}
            label={text('event.start')}
            timeZone={zone}
            value={form.startDate}
            onChange={(startDate) => change({ startDate })}
          />
          <DateTimeField
            key={`end ${zone}`}
            label={text('event.end')}
            timeZone={zone}
            value={form.endDate}
            error={isReversed ? text('event.order') : undefined}
            onChange={(endDate) => change({ endDate })}
          />
          <LongTextField
            label={text('event.notes')}
            maxLength={2000}
            value={form.notes}
            onChange={(notes) => change({ notes })}
          />
          <div className="hp-dialog-actions">
            {event ? (
              <Button
                variant="default"
                onClick={() => void run(() => remove('calendarEvent', event.id, event.version))}
              >
                {text('event.delete')}
              </Button>
            ) : null}
            <Button type="submit" loading={isBusy}>
              {text('save')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
