import './travel.css';
import { tripForm } from '@homeport/model/designed-forms/trip';
import { overlappingTrips, type Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { CountryEdit } from '@homeport/ui/records/fields/country-edit.tsx';
import { asText } from '@homeport/ui/records/fields/field-texts.ts';
import { YesNoEdit } from '@homeport/ui/records/fields/yes-no-edit.tsx';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOptionName } from '../data/option-name.ts';
import { assignmentQuery } from '../data/queries.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { TripFindings } from './TripFindings.tsx';
import { TripOverlaps } from './TripOverlaps.tsx';
import { tripStart } from './trip-start.rules.ts';
import type { Papers } from './use-papers.ts';
import { travelWords } from './words.ts';

const TripField = Field<Trip>;
const edits = { country: CountryEdit, yesNo: YesNoEdit };

/** The form of a trip, with the check of its papers while it is typed. */
export function TripDialog({ trip, papers, onClose }: { trip?: Trip; papers: Papers; onClose: () => void }) {
  const text = usePageWords(travelWords);
  const kit = useKitText();
  const nameOf = useOptionName();
  const { locale } = useSettings();
  const there = tripStart(useQuery(assignmentQuery).data, today());
  const purposes = (useQuery(travelOptionsQuery).data ?? []).filter((one) => one.optionTypeCode === 'TRAVEL_PURPOSE');
  const record = useOwnRecord(tripForm, {
    ...{ id: 'trip', row: trip, leadsToField: true, asksAgain: 'travel', onSaved: onClose },
    given: {
      assignee: papers.person,
      fromPlace: there?.town ? cityName(there.town, there.country, locale) : null,
      fromCountry: there?.country ?? null,
    },
    draft: trip ? `trip-${trip.id}` : 'trip-new',
    words: { withFamily: { label: text('trip.withFamily') } },
    said: { saved: text('saved'), failed: text('failed') },
  });
  const { values } = record;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text(trip ? 'trip.edit' : 'trip.new')}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form
        ref={record.element}
        data-gathers
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void record.save();
        }}
        noValidate
      >
        {record.draftAt ? <DraftNotice at={record.draftAt} onDiscard={record.discard} /> : null}
        {record.fault ? <InlineError {...record.fault} /> : null}
        <RecordFields of={record.fields} edits={edits}>
          <div className="pair">
            <TripField of="fromPlace" />
            <TripField of="fromCountry" />
            <TripField of="toPlace" />
            <TripField of="toCountry" />
            <TripField of="departureDate" />
            <TripField of="returnDate" from={asText(values.departureDate) ?? undefined} />
          </div>
          <TripField of="purpose" options={purposes.map((one) => ({ value: one.code, label: nameOf(one) }))} />
          <TripField of="withFamily" />
          <TripField of="notes" />
        </RecordFields>
        <TripOverlaps trips={overlapsOf(values, trip?.id, papers.trips)} />
        {record.isComplete && isInOrder(values) ? <TripFindings trip={checkedOf(values)} papers={papers} /> : null}
        <div className="hp-dialog-actions">
          <Button type="submit" loading={record.isSaving}>
            {text('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Of days that cannot be nothing is said: papers that fit them would be no answer. */
const isInOrder = ({ departureDate, returnDate }: FormValues): boolean => {
  const [from, until] = [asText(departureDate), asText(returnDate)];
  return !from || !until || from <= until;
};
/** Trips on the same days: said as soon as those are chosen, and left to the person. */
const overlapsOf = (values: FormValues, id: string | undefined, trips: readonly Trip[]): readonly Trip[] => {
  const departureDate = asText(values.departureDate);
  return departureDate && isInOrder(values)
    ? overlappingTrips({ id, departureDate, returnDate: asText(values.returnDate) }, trips)
    : [];
};
/** What of a trip its check looks at, once all of it is there. */
const checkedOf = (values: FormValues) => ({
  departureDate: asText(values.departureDate) ?? '',
  returnDate: asText(values.returnDate),
  fromCountry: asText(values.fromCountry) ?? '',
  toCountry: asText(values.toCountry) ?? '',
  withFamily: values.withFamily === true,
});
