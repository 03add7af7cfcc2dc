import { townAndCountry } from '@homeport/grammar';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { useOptionName } from '../data/option-name.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from './diary-data.ts';
import { missingOf } from './entry-form.rules.ts';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

/** The entry as one sentence, then notes. */
export function SummaryTab({ state, isReadOnly }: { state: EntryFormState; isReadOnly: boolean }) {
  const text = usePageWords(diaryWords);
  const sentence = useSentence(state);
  return (
    <>
      {sentence === null ? null : <p className="summary-sentence">{sentence}</p>}
      {state.lacking.map((one) => (
        <p key={one} className="summary-sentence">
          {one}
        </p>
      ))}
      <LongTextField
        label={text('notes')}
        value={state.form.notes}
        maxLength={2000}
        readOnly={isReadOnly}
        onChange={(notes) => state.change({ notes })}
      />
    </>
  );
}

/** What the entry says; nothing while a part is missing. */
function useSentence({ form, suggested, purposes }: EntryFormState): string | null {
  const text = usePageWords(diaryWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const nameOf = useOptionName();
  if (missingOf(form, suggested).length > 0 || !form.from || !form.to || !form.country) return null;
  const named = (location: string | null, country: string) =>
    townAndCountry(location && cityName(location, country, locale), countryName(country, locale));
  const chosen = purposes.find((one) => one.code === (form.purpose ?? suggested.purpose));
  const values = {
    from: formats.date(form.from),
    to: formats.date(form.to),
    tense: form.to < today() ? 'past' : form.from > today() ? 'future' : 'present',
    place: named(form.location, form.country),
    purpose: chosen ? nameOf(chosen) : '',
  };
  if (form.allDay && form.from === form.to) return text('sentence.day', values);
  if (form.allDay) {
    const count = Temporal.PlainDate.from(form.from).until(form.to, { largestUnit: 'days' }).days + 1;
    return text('sentence.range', { ...values, days: text('days', { count }) });
  }
  if (form.half === 'MORNING' && form.afternoonCountry)
    return text('sentence.both', { ...values, second: named(form.afternoonLocation, form.afternoonCountry) });
  return text('sentence.half', { ...values, half: text(`half.${form.half}`).toLocaleLowerCase(locale.slice(0, 2)) });
}
