import { ask, endSession, lastCall } from '@homeport/client';
import { userMe } from '@homeport/model/identity';
import { useCallback, useEffect, useState } from 'react';

/**
 * When the session ends: the idle time after the last call, or its absolute end. `idle` in minutes; `absolute` is an ISO
 * instant.
 */
export function useSessionEnd(idle: number, absolute: string) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const look = useCallback(() => {
    const end = Date.parse(absolute);
    setEndsAt(Math.min(lastCall() + idle * 60_000, Number.isNaN(end) ? Number.POSITIVE_INFINITY : end));
  }, [idle, absolute]);
  useEffect(() => {
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [look]);
  const stay = useCallback(() => {
    ask(userMe).then(look, () => undefined);
  }, [look]);
  const end = useCallback(() => endSession(), []);
  return { endsAt, stay, end };
}
