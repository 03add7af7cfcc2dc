import { type AddressValue, townAndCountry } from '@homeport/grammar';
import type { ChangeOfCircumstance } from '@homeport/model/changes';
import { changeOfCircumstanceForm } from '@homeport/model/designed-forms/change-of-circumstance';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { usePageWords } from '../words/page-words.ts';
import { placeOf } from '../words/place-of.ts';
import { assistanceWords } from './words.ts';

/** What was before and what shall be, as far as a change says something of it. */
export function ChangePairs({ change }: { change: ChangeOfCircumstance }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const labels = useFieldLabels(changeOfCircumstanceForm);
  const day = (one: string | null) => (one === null ? say('toBeConfirmed') : formats.date(one));
  const place = (one: AddressValue | null) => {
    if (!one?.country) return say('toBeConfirmed');
    const country = countryName(one.country, locale);
    return one.town ? townAndCountry(placeOf(one, locale), country) : country;
  };
  const { newStartDate, newEndDate, newHostLocation, joining, leaving, planStart, planEnd, planHome, planHost } =
    change;
  const names = (some: ChangeOfCircumstance['joining']) => formats.list((some ?? []).map(({ label }) => label));
  const pairs: readonly (readonly [string, string | null, string])[] = [
    ...(newStartDate ? [[labels.field('newStartDate'), day(change.startBefore), day(newStartDate)] as const] : []),
    ...(newEndDate ? [[labels.field('newEndDate'), day(change.endBefore), day(newEndDate)] as const] : []),
    ...(planStart ? [[labels.field('planStart'), day(change.startBefore), day(planStart)] as const] : []),
    ...(planEnd ? [[labels.field('planEnd'), day(change.endBefore), day(planEnd)] as const] : []),
    ...(planHome ? [[labels.field('planHome'), place(change.homeBefore), place(planHome)] as const] : []),
    ...(planHost ? [[labels.field('planHost'), place(change.hostBefore), place(planHost)] as const] : []),
    ...(newHostLocation
      ? [[labels.field('newHostLocation'), place(change.hostBefore), place(newHostLocation)] as const]
      : []),
    ...(joining?.length ? [[labels.field('joining'), null, names(joining)] as const] : []),
    ...(leaving?.length ? [[labels.field('leaving'), null, names(leaving)] as const] : []),
  ];
  if (pairs.length === 0) return null;
  return (
    <dl className="summary">
      {pairs.map(([label, before, after]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{before === null ? after : say('changes.pair', { before, after })}</dd>
        </div>
      ))}
    </dl>
  );
}
