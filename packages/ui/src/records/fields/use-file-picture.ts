import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRecordHost } from '../host/record-host.ts';

/** An address for a stored picture, good while the component is on screen; null until its bytes are here. */
export function useFilePicture(id: string | null, isPreview: boolean): string | null {
  const { files } = useRecordHost();
  const { data } = useQuery({
    queryKey: ['bytes', id, isPreview],
    queryFn: ({ signal }) => files.bytes(id ?? '', { preview: isPreview, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [data]);
  return address;
}
