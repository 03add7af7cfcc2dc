import { speak } from '@homeport/client';
import type { AccessSettings, Me } from '@homeport/model/identity';
import type { Language } from '@homeport/ui/language/start-language.ts';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import type { LinkComponent } from '@homeport/ui/parts/link.tsx';
import { patiently } from '@homeport/ui/parts/patiently.ts';
import { queueOwner } from '@homeport/ui/queue/waiting.ts';
import { InnerLink } from '@homeport/ui/routing/InnerLink.tsx';
import { rememberLocale } from '@homeport/ui/session/locale.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { meQuery } from '../data/queries.ts';
import { dateFormatOf, rememberDateFormat } from '../session/date-format.ts';
import type { ThemeData } from '../session/theme.ts';
import { switchWords } from '../words/load-words.ts';
import { type AppContext, AppSession } from './app-context.ts';
import type { DomainMenu } from './domain-menu.ts';
import { leaveByForce } from './leave-by-force.ts';

export interface ApplicationProps {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly theme: ThemeData;
  readonly language: Language;
  readonly queries: QueryClient;
  readonly router: RegisteredRouter;
  readonly menus: readonly DomainMenu[];
  /** What runs beside the pages, and what signs out; each comes when it is its turn. */
  readonly later: () => Promise<Later>;
  readonly leaving: () => Promise<Leaving>;
}
interface Later {
  /** Starts it for a person; answers how to stop it. */
  startLater(user: string, queries: QueryClient, router: RegisteredRouter): () => void;
}
interface Leaving {
  leaveForGood(user: string): Promise<void>;
}
const RouterLink: LinkComponent = (props) => <InnerLink base="/" {...props} />;

/** The signed-in application around its pages. */
export function Application(props: ApplicationProps) {
  const { me: first, access, theme, language, queries, router, menus, later, leaving } = props;
  const [me, setMe] = useState(first);
  const took = useCallback(
    async (next: Me) => {
      queries.setQueryData(meQuery.queryKey, next);
      rememberDateFormat(next.dateFormat);
      rememberLocale(next.language);
      speak(next.language);
      await switchWords(language, next.language);
      setMe(next);
    },
    [queries, language],
  );
  const signOut = useCallback(() => {
    void leaving()
      .then(({ leaveForGood }) => leaveForGood(first.id))
      .catch(() => leaveByForce(first.id));
  }, [first.id, leaving]);
  const settings = useMemo(
    () => ({
      locale: me.language,
      dateFormat: dateFormatOf(me.dateFormat),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: 'assignee' as const,
      hasSingleKeys: false,
      companyCurrency: theme.baseCurrency,
      userId: me.id,
    }),
    [me, theme.baseCurrency],
  );
  const app = useMemo<AppContext>(
    () => ({ me, theme, access, language, locale: me.language, menus, took, signOut }),
    [me, theme, access, language, menus, took, signOut],
  );
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    queueOwner.set(first.id);
    // Nothing of it is needed for the first page.
    void patiently(later).then(({ startLater }) => {
      if (!isGone) stop = startLater(first.id, queries, router);
    });
    return () => {
      isGone = true;
      stop();
      queueOwner.set(null);
    };
  }, [first, queries, router, later]);
  useEffect(
    () => router.history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false }),
    [router],
  );
  return (
    <I18nextProvider i18n={language.i18n}>
      <QueryClientProvider client={queries}>
        <AppSession value={app}>
          <HomeportProvider settings={settings} link={RouterLink}>
            <RouterProvider router={router} />
          </HomeportProvider>
        </AppSession>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
