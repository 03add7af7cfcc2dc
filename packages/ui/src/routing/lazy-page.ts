import { lazyRouteComponent } from '@tanstack/react-router';
import { cancelled } from './navigation.ts';

/**
 * A page whose code comes when it is opened. Without a network the navigation is cancelled as for data that cannot be had:
 * the page on screen stays, and a banner offers to try again. Code that the server has no more is an older version's: then
 * the application is loaded again, once.
 */
export function lazyPage<M extends Readonly<Record<K, unknown>>, K extends string>(
  bring: () => Promise<M>,
  name: K,
): ReturnType<typeof lazyRouteComponent<M, K>> {
  let away: unknown = null;
  const page = lazyRouteComponent<M, K>(
    () =>
      bring().catch((error: unknown) => {
        if (error instanceof Error && error.name === 'PartAway') away = error;
        throw error;
      }),
    name,
  );
  const load = page.preload;
  page.preload = async () => {
    away = null;
    await load?.();
    if (away) throw cancelled(location.pathname + location.search + location.hash, away);
  };
  return page;
}

/**
 * What a route draws with a page whose code comes later, such as the page with what the address says: the code comes before
 * the page on screen goes, as that of a page which a route names itself.
 */
export function aroundPage<C extends object>(page: { preload?: () => Promise<void> | undefined }, component: C): C {
  return Object.assign(component, { preload: async () => page.preload?.() });
}
