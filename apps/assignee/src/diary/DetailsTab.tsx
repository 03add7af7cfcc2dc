import { type Circumstance, circumstances, locationTypes as order } from '@homeport/model/diary';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { usePageWords } from '../words/page-words.ts';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

const useMapAway = (): string => usePageWords(diaryWords)('map.failed');
const PlaceMap = lazyPart(() => import('./map/PlaceMap.tsx').then((it) => it.PlaceMap), useMapAway);

/** Where, as what and why. What is proposed says so until something is chosen. */
export function DetailsTab({ state, isReadOnly }: { state: EntryFormState; isReadOnly: boolean }) {
  const text = usePageWords(diaryWords);
  const nameOf = useOptionName();
  const { form, change, suggested, conflicts, purposes, locationTypes } = state;
  const [isMapOpen, setMapOpen] = useState(false);
  const isOneDay = form.from !== null && form.from === (form.to ?? form.from);
  const { circumstance = 'NONE' } = form;
  const isHalf = !form.allDay;
  const isBoth = isHalf && form.half === 'MORNING';
  const options = (all: typeof purposes) => all.map((one) => ({ value: one.code, label: nameOf(one) }));
  const sorted = [...locationTypes].sort((a, b) => place(a.code) - place(b.code));
  const allDayHelp = !isOneDay ? text('allDay.range') : conflicts.isForHalfDaysOnly ? text('allDay.only') : undefined;
  return (
    <>
      <SwitchField
        label={text('allDay')}
        {...(allDayHelp ? { description: allDayHelp } : {})}
        value={form.allDay}
        readOnly={isReadOnly || (form.allDay ? !isOneDay : conflicts.isForHalfDaysOnly)}
        onChange={(allDay) => change({ allDay: allDay !== false })}
      />
      {isHalf ? (
        <SegmentedControl
          aria-label={text('which')}
          value={form.half}
          readOnly={isReadOnly}
          data={(['MORNING', 'AFTERNOON'] as const).map((half) => ({ value: half, label: text(`half.${half}`) }))}
          onChange={(half) => change({ half: half })}
        />
      ) : null}
      <div className="pair">
        <TextField
          label={text(isBoth ? 'location.morning' : 'location')}
          value={form.location}
          maxLength={160}
          readOnly={isReadOnly}
          onChange={(location) => change({ location })}
        />
        <CountryField
          label={text(isBoth ? 'country.morning' : 'country')}
          required
          value={form.country}
          error={state.errorOf('country')}
          readOnly={isReadOnly}
          onChange={(country) => change({ country })}
        />
      </div>
      {isBoth ? (
        <div className="pair">
          <TextField
            label={text('afternoon.location')}
            description={text('afternoon.help')}
            value={form.afternoonLocation}
            maxLength={160}
            readOnly={isReadOnly}
            onChange={(afternoonLocation) => change({ afternoonLocation })}
          />
          <CountryField
            label={text('afternoon.country')}
            description={text('afternoon.help')}
            value={form.afternoonCountry}
            readOnly={isReadOnly}
            onChange={(afternoonCountry) => change({ afternoonCountry })}
          />
        </div>
      ) : null}
      <div className="pair">
        <PickList
          label={text('locationType')}
          required
          {...(form.locationType === null && suggested.locationType ? { description: text('suggested') } : {})}
          options={options(sorted)}
          value={form.locationType ?? suggested.locationType}
          error={state.errorOf('locationType')}
          readOnly={isReadOnly}
          onChange={(locationType) => change({ locationType })}
        />
        <PickList
          label={text('purpose')}
          required
          {...(form.purpose === null && suggested.purpose ? { description: text('suggested') } : {})}
          options={options(purposes)}
          value={form.purpose ?? suggested.purpose}
          error={state.errorOf('purpose')}
          readOnly={isReadOnly}
          onChange={(purpose) => change({ purpose })}
        />
      </div>
      <PickList
        label={text('circumstance')}
        required
        description={text(circumstance === 'NONE' ? 'circumstance.help' : `circumstance.${circumstance}.help`)}
        options={(Object.keys(circumstances) as Circumstance[]).map((value) => ({
          value,
          label: text(`circumstance.${value}`),
        }))}
        value={circumstance}
        readOnly={isReadOnly}
        onChange={(next) => change({ circumstance: (next ?? 'NONE') as Circumstance })}
      />
      {isReadOnly ? null : (
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={MapPin} small />}
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {text(isMapOpen ? 'map.close' : 'map.open')}
          </Button>
        </div>
      )}
      {isMapOpen ? (
        <Suspense>
          <PlaceMap latitude={form.latitude} longitude={form.longitude} onPlace={(found) => change(found)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Host, other, home; what a tenant added comes behind. */
const place = (code: string): number => {
  const at = (order as readonly string[]).indexOf(code);
  return at < 0 ? order.length : at;
};
