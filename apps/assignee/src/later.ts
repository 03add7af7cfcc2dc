import { ask } from '@homeport/client';
import { countPage } from '@homeport/model/page-counts';
import { startQueue } from '@homeport/ui/queue/write-queue.ts';
import { countPages } from '@homeport/ui/routing/count-pages.ts';
import { startLocale } from '@homeport/ui/session/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { brought } from './brings.generated.ts';
import type { AppRouter } from './create-app-router.ts';
import { offerInstall } from './install/offer-install.ts';
import { watchPage } from './last-seen/watch-page.ts';
import { wayOut } from './lean/way-in.rules.ts';
import { kindsFor } from './offline/kinds.ts';
import { prepareForOffline } from './offline/prepare.ts';
import { openNotices } from './push/open-notices.ts';
import { hasPush } from './push/push-mark.ts';
import { startLive } from './shell/live.ts';

/**
 * What runs beside the pages of a session and is not needed for the first one. Answers how to stop all of it. Whoever comes to
 * sign out needs to know what waits on the device and nothing else: the rest begins once they have gone elsewhere.
 */
export function startLater(user: string, queries: QueryClient, router: AppRouter): () => void {
  const stops = [startQueue(user, kindsFor(queries, brought))];
  const begin = () => stops.push(...startBeside(user, queries, router));
  if (location.pathname !== wayOut) begin();
  else {
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      if (toLocation.pathname === wayOut) return;
      stop();
      begin();
    });
    stops.push(stop);
  }
  return () => {
    for (const stop of stops) stop();
  };
}
function startBeside(user: string, queries: QueryClient, router: AppRouter): (() => void)[] {
  void prepareForOffline(queries, brought);
  // A service that is away now is asked again at the next visit.
  if (hasPush()) void import('./push/push.ts').then(({ renewPush }) => renewPush(user)).catch(() => undefined);
  return [
    startLive(queries),
    offerInstall(router.options.context.learn),
    countPages(router, (page) => ask(countPage, { body: { event: 'PAGE', page } })),
    watchPage(pagesOf(queries, router)),
    openNotices((href) => router.history.push(href)),
  ];
}

/** Where one is, and when that page or its data change. */
const pagesOf = (queries: QueryClient, router: AppRouter): Parameters<typeof watchPage>[0] => ({
  address: () => location.pathname + location.search,
  isQuiet: () => queries.isFetching() === 0 && router.state.status === 'idle',
  locale: () => startLocale(null),
  onChange: (listener) => {
    const stops = [router.subscribe('onResolved', listener), queries.getQueryCache().subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
