import './controls.css';
import './calendar.css';
/// <reference types="vite/client" />
import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import { useEffect, useMemo, useRef } from 'react';
import { calendarWords } from '../language/dates.ts';
import { baseLanguage } from '../language/locale.ts';
import { useSettings } from '../language/settings.tsx';
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
  const panel = useRef<HTMLDivElement>(null);
  const words = useMemo(() => calendarWords(locale), [locale]);
  // The focus trap around it looks before this panel is loaded; so it takes the focus itself.
  useEffect(() => {
    const days = panel.current?.querySelectorAll<HTMLElement>('td button');
    const first = [...(days ?? [])].find((day) => day.tabIndex === 0);
    // It stands in the corner of the page until its place is known: the page must not go there.
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <DatesProvider
      settings={{ locale: baseLanguage(locale), firstDayOfWeek: locale === 'en' ? 0 : 1, weekendDays: [] }}
    >
      <div ref={panel}>
        <DatePicker
          className="hp-calendar"
          // Escape closes the calendar, not the dialog that it is in.
          __stopPropagation
          value={value}
          defaultDate={value ?? undefined}
          minDate={min}
          maxDate={max}
          onChange={(day) => {
            if (day) onPick(String(day).slice(0, 10));
          }}
          hideOutsideDates
          getDayAriaLabel={(day) => words.day(String(day).slice(0, 10))}
          ariaLabels={{
            previousMonth: text('calendar.previous'),
            nextMonth: text('calendar.next'),
            previousYear: text('calendar.previous'),
            nextYear: text('calendar.next'),
            previousDecade: text('calendar.previous'),
            nextDecade: text('calendar.next'),
          }}
        />
      </div>
    </DatesProvider>
  );
}
