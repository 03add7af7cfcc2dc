import { formatClock, formatTimeOfDay, zonePlace } from '@homeport/ui/language/dates.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useEffect, useState } from 'react';

/** What time it is, told anew every half minute, here and elsewhere. */
export function useClock() {
  const { locale, timeZone } = useSettings();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const place = (zone: string) => zonePlace(zone, locale);
  const there = (zone: string): string => {
    return `${formatClock(now, zone, locale, true)} (${place(zone)})`;
  };
  const clock = (time: string) => formatTimeOfDay(time, locale);
  return { now, there, place, clock, mine: timeZone };
}
