import './diary.css';
import { townAndCountry } from '@homeport/grammar';
import type { TravelDetail } from '@homeport/model/diary';
import { isUnderWay, type Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { calendarWords } from '@homeport/ui/language/dates.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Button } from '@mantine/core';
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { byDay, monthOf, monthPlus, weeksOf } from './diary-entries.rules.ts';
import { EntryMark, TripMark } from './EntryMark.tsx';
import { diaryWords } from './words.ts';

export interface MonthGridProps {
  /** `2026-11` */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly entries: readonly TravelDetail[];
  /** Trips, which stand on their days whether or not an entry was made of them. */
  readonly trips?: readonly Trip[];
  readonly today: string;
  readonly onPick: (day: string) => void;
  /** Chosen days, both included. */
  readonly chosen?: { readonly from: string; readonly to: string } | undefined;
}
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One month as a grid of days with the marks of their entries; one tab stop, arrows move in it. */
export function MonthGrid({ month, onMonth, entries, trips = [], today, onPick, chosen }: MonthGridProps) {
  const text = usePageWords(diaryWords);
  const { locale } = useSettings();
  const grid = useRef<HTMLTableElement>(null);
  const words = useMemo(() => calendarWords(locale), [locale]);
  const weeks = weeksOf(month, locale === 'en' ? 0 : 1);
  const days = byDay(entries, `${month}-01`, `${month}-31`);
  const [focused, setFocused] = useState(chosen?.from ?? today);
  const stop = monthOf(focused) === month ? focused : monthOf(today) === month ? today : `${month}-01`;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const day = Temporal.PlainDate.from(stop).add({ days: step }).toString();
    setFocused(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  };
  const spoken = (day: string): string => {
    const here = days.get(day) ?? [];
    const said = here.map((entry) =>
      [
        townAndCountry(entry.location && cityName(entry.location, entry.countryCode, locale), entry.country.name),
        entry.purpose.name,
        entry.locked ? text('locked') : '',
      ]
        .filter(Boolean)
        .join(', '),
    );
    const travelled = trips
      .filter((trip) => isUnderWay(trip, day))
      .map((trip) => text('trip.day', { place: cityName(trip.toPlace, trip.toCountry, locale) }));
    return [words.day(day), ...(said.length > 0 ? said : [text('day.free')]), ...travelled].join('; ');
  };
  const isChosen = (day: string) => chosen !== undefined && day >= chosen.from && day <= chosen.to;
  return (
    <div className="month">
      <div className="month-head">
        <h2 aria-live="polite">{words.month(`${month}-15`)}</h2>
        <Button variant="default" onClick={() => onMonth(monthPlus(month, -1))} aria-label={text('month.previous')}>
          <Icon of={ChevronLeft} />
        </Button>
        <Button variant="default" onClick={() => onMonth(monthOf(today))}>
          {text('month.today')}
        </Button>
        <Button variant="default" onClick={() => onMonth(monthPlus(month, 1))} aria-label={text('month.next')}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <table className="month-grid" ref={grid}>
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) => (
              <th key={day} scope="col" abbr={day ? words.weekday(day) : ''}>
                {day ? words.shortWeekday(day) : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, n) => (
            <tr key={week.find(Boolean) ?? n}>
              {week.map((day, cell) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else
                  <td key={cell} />
                ) : (
                  <td key={day}>
                    <button
                      type="button"
                      className="day"
                      data-day={day}
                      data-today={day === today || undefined}
                      data-chosen={isChosen(day) || undefined}
                      aria-pressed={chosen ? isChosen(day) : undefined}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === stop ? 0 : -1}
                      onKeyDown={move}
                      onFocus={() => setFocused(day)}
                      onClick={() => onPick(day)}
                    >
                      <span className="hp-hidden">{spoken(day)}</span>
                      <span className="hp-number" aria-hidden>
                        {Number(day.slice(8))}
                      </span>
                      <span className="day-marks" aria-hidden>
                        {(days.get(day) ?? []).map((entry) => (
                          <EntryMark key={entry.id} entry={entry} />
                        ))}
                        {trips.some((trip) => isUnderWay(trip, day)) ? <TripMark /> : null}
                        {days.get(day)?.some((entry) => entry.locked) ? <Icon of={Lock} small /> : null}
                      </span>
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
