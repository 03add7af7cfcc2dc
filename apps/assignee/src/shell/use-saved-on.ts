import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useReached } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** When what is on screen was last read from the server, in the user's format; null while the server can be reached. */
export function useSavedOn(): string | null {
  const isThere = useReached();
  const formats = useFormats();
  const queries = useQueryClient();
  if (isThere) return null;
  const read = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((at) => at > 0);
  return read.length > 0 ? formats.localTime(new Date(Math.min(...read)).toISOString()) : null;
}
