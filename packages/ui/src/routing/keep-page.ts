import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { loaded, pageStands } from './navigation.ts';

const kept = new WeakSet<AnyRoute>();

/** Keeps the page on screen until the next one is complete, whichever it is: a navigation that fails is cancelled and told. */
export function keepPage(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) {
    const { loader } = route.options;
    // Routes outlive the router of a session.
    if (typeof loader !== 'function' || kept.has(route)) continue;
    kept.add(route);
    route.options.loader = loaded(loader);
  }
  router.subscribe('onResolved', ({ toLocation }) => {
    // A page that failed is no page to come back to.
    if (!router.state.matches.some((match) => match.status === 'error')) pageStands(toLocation.href);
  });
}
