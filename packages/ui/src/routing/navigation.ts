import { Problem } from '@homeport/client';
import { isNotFound, isRedirect, redirect } from '@tanstack/react-router';
import { createStore } from '../parts/store.ts';

/** A navigation that was cancelled because its page could not be loaded. */
export const failedNavigation = createStore<{ readonly href: string; readonly error: unknown } | null>(null);

let shown: string | null = null;
/** Called by the router whenever a page stands. */
export function pageStands(href: string): void {
  shown = href;
  // From now on there is something to lose when code cannot be had.
  globalThis.document?.documentElement.toggleAttribute('data-stands', true);
  const failed = failedNavigation.get();
  if (failed && failed.href === href) failedNavigation.set(null);
}
/** A new session starts without a page. */
export function noPageStands(): void {
  shown = null;
  failedNavigation.set(null);
}

interface LoaderContext {
  readonly location: { readonly href: string };
  readonly preload: boolean;
}
/**
 * Loads a page before it is shown. When that fails, the navigation is cancelled: the page on screen stays and a banner
 * offers to try again. Without a page behind it (deep link), and for pages that may not be seen or do not exist, the
 * failure itself becomes the page.
 */
export function loaded<C extends LoaderContext, A>(load: (context: C) => Promise<A>): (context: C) => Promise<A> {
  return async (context) => {
    try {
      const answer = await load(context);
      if (!context.preload && failedNavigation.get()?.href === context.location.href) failedNavigation.set(null);
      return answer;
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || context.preload) throw error;
      const isAnswer = error instanceof Problem && [400, 401, 403, 404].includes(error.status);
      throw isAnswer ? error : cancelled(context.location.href, error);
    }
  };
}

/** What is thrown for a navigation that failed: back to the page that stands; where none does, the failure itself. */
export function cancelled(href: string, error: unknown): unknown {
  if (shown === null || shown === href) return error;
  failedNavigation.set({ href, error });
  return redirect({ href: shown, replace: true });
}
