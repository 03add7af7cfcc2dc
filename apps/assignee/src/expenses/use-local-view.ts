import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';
import { useEffect, useState } from 'react';

/** The bytes of a file on this device as an address that a picture can show; let go with the component. */
export function useLocalView(file: QueuedFile | undefined) {
  const [view, setView] = useState<{ url: string; type: string; hasFailed: false } | null>(null);
  useEffect(() => {
    if (!file) {
      setView(null);
      return;
    }
    const url = URL.createObjectURL(file.blob);
    setView({ url, type: file.blob.type, hasFailed: false });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file ? view : null;
}
