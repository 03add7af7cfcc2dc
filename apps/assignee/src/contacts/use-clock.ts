import { formatClock } from '@homeport/ui/language/dates.ts';
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
  const place = (zone: string) => (zone.split('/').pop() ?? zone).replaceAll('_', ' ');
  const there = (zone: string): string => {
    return `${formatClock(now, zone, locale, true)} (${place(zone)})`;
  };
  return { now, there, place, mine: timeZone };
}
