import './travel.css';
import type { Trip } from '@homeport/model/travel';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { assignmentQuery } from '../data/queries.ts';
import { act, create, update } from '../data/records.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { findingsOf } from './papers.rules.ts';
import { TripFindings } from './TripFindings.tsx';
import { tripStart } from './trip-start.rules.ts';
import { useNeeded } from './use-needed.ts';
import type { Papers } from './use-papers.ts';
import { useRecordSave } from './use-record-save.ts';
import { travelWords } from './words.ts';

type Form = {
  -readonly [K in
    | 'fromPlace'
    | 'fromCountry'
    | 'toPlace'
    | 'toCountry'
    | 'departureDate'
    | 'returnDate'
    | 'purpose'
    | 'notes']: string | null;
} & { withFamily: boolean };
const labels = {
  fromPlace: 'trip.fromPlace',
  fromCountry: 'trip.fromCountry',
  toPlace: 'trip.toPlace',
  toCountry: 'trip.toCountry',
  departureDate: 'trip.departure',
  purpose: 'trips.purpose',
} as const;
const needed = ['fromPlace', 'fromCountry', 'toPlace', 'toCountry', 'departureDate', 'purpose'] as const;

/** A trip with the check of its papers while it is typed. */
export function TripDialog({ trip, papers, onClose }: { trip?: Trip; papers: Papers; onClose: () => void }) {
  const text = usePageWords(travelWords);
  const kit = useKitText();
  const nameOf = useOptionName();
  const { locale } = useSettings();
  const there = tripStart(useQuery(assignmentQuery).data, today());
  const purposes = (useQuery(travelOptionsQuery).data ?? []).filter((one) => one.optionTypeCode === 'TRAVEL_PURPOSE');
  const id = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Form | null>(null);
  const start: Form = trip
    ? { ...trip, withFamily: trip.withFamily === true }
    : {
        fromPlace: there?.town ? cityName(there.town, there.country, locale) : null,
        fromCountry: there?.country ?? null,
        toPlace: null,
        toCountry: null,
        departureDate: null,
        returnDate: null,
        purpose: null,
        notes: null,
        withFamily: false,
      };
  const draft = useDraft<Form>(trip ? `trip-${trip.id}` : 'trip-new', typed ?? start, typed !== null);
  const form = typed ?? draft.found?.values ?? start;
  const change = (next: Partial<Form>) => setTyped({ ...form, ...next });
  const { run, isBusy, problem } = useRecordSave('travel', () => {
    draft.erase();
    onClose();
  });
  const { idOf, faultOf, isComplete } = useNeeded('trip', form, needed, (name) => text(labels[name]));
  const neededField = (name: (typeof needed)[number]) => ({
    ...{ id: idOf(name), label: text(labels[name]), required: true, readOnly: !isOpen },
    ...{ error: faultOf(name), value: form[name] },
  });
  // What the office has booked is read here; it can still be cancelled.
  const isOpen = trip === undefined || trip.can?.includes('update') === true;
  const mayCancel = trip?.can?.includes('cancel') === true;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete()) return undefined;
    const { fromPlace, fromCountry, toPlace, toCountry, departureDate, returnDate, purpose, notes, withFamily } = form;
    const body = { fromPlace, fromCountry, toPlace, toCountry, departureDate, returnDate, purpose, notes, withFamily };
    return run(() =>
      trip
        ? update('trip', trip.id, body, trip.version)
        : create('trip', { ...body, id: id.current, assignee: papers.person }, id.current),
    );
  };
  const isChecked = needed.every((name) => form[name]);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text(trip ? (isOpen ? 'trip.edit' : 'trip.view') : 'trip.new')}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form className="hp-lines" onSubmit={(event) => void save(event)} noValidate>
        {draft.found && typed === null ? <DraftNotice at={draft.found.at} onDiscard={draft.erase} /> : null}
        {problem ? <InlineError message={problem} /> : null}
        {trip && !isOpen && mayCancel ? <p>{text('trip.confirmed')}</p> : null}
        <div className="pair">
          <TextField {...neededField('fromPlace')} maxLength={160} onChange={(fromPlace) => change({ fromPlace })} />
          <CountryField {...neededField('fromCountry')} onChange={(fromCountry) => change({ fromCountry })} />
          <TextField {...neededField('toPlace')} maxLength={160} onChange={(toPlace) => change({ toPlace })} />
          <CountryField {...neededField('toCountry')} onChange={(toCountry) => change({ toCountry })} />
          <DateField {...neededField('departureDate')} onChange={(departureDate) => change({ departureDate })} />
          <DateField
            label={text('trip.return')}
            description={text('trip.returnHelp')}
            readOnly={!isOpen}
            min={form.departureDate ?? undefined}
            value={form.returnDate}
            onChange={(returnDate) => change({ returnDate })}
          />
        </div>
        <PickList
          {...neededField('purpose')}
          options={purposes.map((one) => ({ value: one.code, label: nameOf(one) }))}
          onChange={(purpose) => change({ purpose })}
        />
        <SwitchField
          label={text('trip.withFamily')}
          readOnly={!isOpen}
          value={form.withFamily}
          onChange={(on) => change({ withFamily: on === true })}
        />
        <LongTextField
          label={text('trip.notes')}
          readOnly={!isOpen}
          maxLength={2000}
          value={form.notes}
          onChange={(notes) => change({ notes })}
        />
        {isChecked ? (
          <TripFindings
            findings={findingsOf(form as unknown as Trip, papers.holders, papers.documents, papers.limits)}
          />
        ) : null}
        {isOpen || mayCancel ? (
          <div className="hp-dialog-actions">
            {trip && mayCancel ? (
              <Button
                variant="default"
                onClick={() => void run(() => act('trip', trip.id, 'cancel', {}, { version: trip.version }))}
              >
                {text('trip.cancel')}
              </Button>
            ) : null}
            {isOpen ? (
              <Button type="submit" loading={isBusy}>
                {text('save')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
