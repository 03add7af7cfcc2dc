import { callBytes } from '@homeport/client';
import { useEffect, useState } from 'react';

export interface FileView {
  /** Address of the bytes inside this page; undefined while they are loaded. */
  readonly url?: string;
  readonly type?: string;
  readonly hasFailed: boolean;
}
const nothing: FileView = { hasFailed: false };

/** The bytes of a stored file as an address a picture can show. They are asked for with the token and let go after. */
export function useFileView(id: string | null | undefined, size: 'full' | 'thumbnail'): FileView {
  const [view, setView] = useState<FileView>(nothing);
  useEffect(() => {
    setView(nothing);
    if (!id) return;
    const abort = new AbortController();
    let url: string | undefined;
    const path = size === 'full' ? `file-storage/raw/${id}?inline=true` : `file-storage/thumbnail/${id}`;
    callBytes(path, abort.signal).then(
      (blob) => {
        url = URL.createObjectURL(blob);
        setView({ url, type: blob.type, hasFailed: false });
      },
      () => {
        if (!abort.signal.aborted) setView({ hasFailed: true });
      },
    );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, size]);
  return view;
}
