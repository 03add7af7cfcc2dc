import { callBytes } from '@homeport/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const photoQuery = (user: string) =>
  queryOptions({
    queryKey: ['photo', user],
    queryFn: ({ signal }) => callBytes(`user/${user}/photo`, signal),
    staleTime: 10 * 60_000,
    retry: false,
  });

/** The photo of a user the person works with, as an address a picture can show; null while there is none. */
export function useUserPhoto(user: string | null | undefined): string | null {
  const { data } = useQuery({ ...photoQuery(user ?? ''), enabled: Boolean(user) });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data || data.size === 0) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  return address;
}
