import { endSession, lastCall, stayAwake } from '@homeport/client';
import { useCallback, useEffect, useState } from 'react';

/** How often it is looked when the last call was, in milliseconds. */
const lookEvery = 15_000;

/** When the session ends: the idle time (minutes) after the last call, or its absolute end (ISO instant). */
export function useSessionEnd(idle: number, absolute: string) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const look = useCallback(() => {
    const end = Date.parse(absolute);
    setEndsAt(Math.min(lastCall() + idle * 60_000, Number.isNaN(end) ? Number.POSITIVE_INFINITY : end));
  }, [idle, absolute]);
  useEffect(() => {
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [look]);
  const stay = useCallback(() => {
    stayAwake().then(look, () => undefined);
  }, [look]);
  return { endsAt, stay, end: endSession };
}
