import { DateField } from '../../controls/DateField.tsx';
import { DateRangeField } from '../../controls/DateRangeField.tsx';
import { DateTimeField } from '../../controls/DateTimeField.tsx';
import { useFormats } from '../../language/settings.tsx';
import { asText, isRange } from './field-texts.ts';
import { type AnyFilter, controlProps, emptiness, type FieldKit } from './kit.ts';
import { DateEdit } from './plain-edits.tsx';
import { zoneOf } from './write-field.ts';

function DayFilter({ value, onChange, label, autoFocus }: AnyFilter) {
  return (
    <DateField
      label={label}
      value={asText(value)?.slice(0, 10) ?? null}
      onChange={(day) => onChange(day ?? undefined)}
      autoFocus={autoFocus}
    />
  );
}
export const dateKit: FieldKit<'date'> = {
  width: 120,
  canSort: true,
  canGroup: true,
  operators: ['gte', 'lte', 'eq', 'ne', 'gt', 'lt', ...emptiness],
  Show: ({ value }) => <Day value={String(value)} />,
  Edit: DateEdit,
  Filter: DayFilter,
};
export const dateTimeKit: FieldKit<'dateTime'> = {
  width: 120,
  canSort: true,
  // A day is asked for, and a day has a start and an end but equals no moment.
  operators: ['gte', 'lt', ...emptiness],
  Show: ({ at, value, row, isCell }) => <Moment value={String(value)} zone={zoneOf(at.field, row)} isCell={isCell} />,
  Edit: (props) => <DateTimeField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />,
  Filter: DayFilter,
};

export const dateRangeKit: FieldKit<'dateRange'> = {
  width: 210,
  operators: emptiness,
  Edit: (props) => (
    <DateRangeField
      {...controlProps(props)}
      value={isRange(props.value) ? props.value : null}
      onChange={props.onChange}
    />
  ),
};

function Day({ value }: { value: string }) {
  const formats = useFormats();
  return (
    <time dateTime={value.slice(0, 10)} className="hp-number">
      {formats.date(value)}
    </time>
  );
}
/** In a table the day is enough to compare; the moment stands in the title and on the record. */
function Moment({ value, zone, isCell }: { value: string; zone: string; isCell?: boolean }) {
  const formats = useFormats();
  return (
    <time
      dateTime={value}
      className="hp-number"
      title={isCell ? formats.dateTime(value, zone) : formats.relative(value)}
    >
      {isCell ? formats.date(value) : formats.dateTime(value, zone)}
    </time>
  );
}
