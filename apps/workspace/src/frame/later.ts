import { ask } from '@homeport/client';
import { countPage } from '@homeport/model/page-counts';
import { countPages } from '@homeport/ui/routing/count-pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { startLive } from './live.ts';

/**
 * What runs beside the pages of a session and is not needed for the first one; a preview writes nothing, so its pages are not
 * counted either. Answers how to stop all of it.
 */
export function startLater(
  client: QueryClient,
  router: Parameters<typeof countPages>[0],
  isPreview: boolean,
): () => void {
  const stops = [startLive(client)];
  if (!isPreview) stops.push(countPages(router, (page) => ask(countPage, { body: { event: 'PAGE', page } })));
  return () => {
    for (const stop of stops) stop();
  };
}
