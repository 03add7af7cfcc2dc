/// <reference types="vite/client" />
import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import { baseLanguage } from '../language/locale.ts';
import { useFormats, useSettings } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';

export interface CalendarPanelProps {
  readonly value: string | null;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (day: string) => void;
}
/** A month to pick a day from. Loaded when it is first opened: it brings the date library along. */
export function CalendarPanel({ value, min, max, onPick }: CalendarPanelProps) {
  const text = useKitText();
  const { locale } = useSettings();
  const formats = useFormats();
  return (
    <DatesProvider
      settings={{ locale: baseLanguage(locale), firstDayOfWeek: locale === 'en' ? 0 : 1, weekendDays: [] }}
    >
      <DatePicker
        className="hp-calendar"
        value={value}
        defaultDate={value ?? undefined}
        minDate={min}
        maxDate={max}
        onChange={(day) => {
          if (day) onPick(String(day).slice(0, 10));
        }}
        getDayProps={() => ({ type: 'button' })}
        getDayAriaLabel={(day) => formats.date(String(day).slice(0, 10))}
        ariaLabels={{
          previousMonth: text('calendar.previous'),
          nextMonth: text('calendar.next'),
          previousYear: text('calendar.previous'),
          nextYear: text('calendar.next'),
          previousDecade: text('calendar.previous'),
          nextDecade: text('calendar.next'),
          monthLevelControl: text('calendar.months'),
          yearLevelControl: text('calendar.years'),
        }}
      />
    </DatesProvider>
  );
}
