import { daysFromToday, type FilterValue, takesList } from '@homeport/grammar';
import { NumberField } from '../../controls/NumberField.tsx';
import { PickList } from '../../controls/PickList.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import type { AnyFilter } from '../fields/kit.ts';
import { kitWithin } from '../fields/known-kits.ts';
import { readValue, splitTexts } from '../shapes/shape-values.ts';
import { ValueField } from '../shapes/ValueField.tsx';
import { useRecordText } from '../words/use-record-text.ts';

type Props = AnyFilter & { readonly at: FieldAt };

/** What a field is compared with: the control of its own kind, and for a day also how far it is from today. */
export function ComparedValue(props: Props) {
  const text = useRecordText();
  const { at, op, value, onChange, label } = props;
  const kit = kitWithin(at);
  const Control = kit.Filter;
  // A kind whose control takes one value, compared with several: they are typed.
  if (!Control || (takesList(op) && !kit.operators.includes(op)))
    return (
      <ValueField
        label={label}
        description={text('shape.commas')}
        value={value}
        read={(typed) => splitTexts(typed)}
        onChange={(next) => onChange(asValue(next))}
      />
    );
  if (at.field.type !== 'date') return <Control {...props} />;
  const days = daysFromToday(value);
  return (
    <>
      <PickList
        label={text('condition.day')}
        required
        options={[
          { value: 'fixed', label: text('condition.fixedDay') },
          { value: 'after', label: text('condition.daysAfter') },
          { value: 'before', label: text('condition.daysBefore') },
        ]}
        value={days === undefined ? 'fixed' : days < 0 || isBefore(value) ? 'before' : 'after'}
        onChange={(next) =>
          onChange(next === 'fixed' ? undefined : relativeDay(Math.abs(days ?? 0), next === 'before'))
        }
      />
      {days === undefined ? (
        <Control {...props} />
      ) : (
        <NumberField
          label={text('condition.days')}
          required
          min={0}
          max={9999}
          value={Math.abs(days)}
          onChange={(next) => onChange(relativeDay(next ?? 0, isBefore(value)))}
        />
      )}
    </>
  );
}

const isBefore = (value: unknown): boolean => String(value).includes('-');
const relativeDay = (days: number, before: boolean): string => `$today${before ? '-' : '+'}${days}`;

/** What was typed as something that a condition can hold. */
export function asValue(value: unknown): FilterValue | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map((one) => String(one));
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
/** A value typed as text, where nothing is known of the field. */
export const readTyped = (typed: string, isList: boolean): FilterValue | undefined => asValue(readValue(typed, isList));
