import { ask, dropTokens, speak } from '@homeport/client';
import { type AccessSettings, logout, type Me } from '@homeport/model/identity';
import { type DateFormat, dateFormats, defaultDateFormat } from '@homeport/ui/language/dates.ts';
import type { Language } from '@homeport/ui/language/start-language.ts';
import { eraseAllDrafts } from '@homeport/ui/parts/drafts.ts';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { InnerLink } from '@homeport/ui/routing/InnerLink.tsx';
import { rememberLocale } from '@homeport/ui/session/locale.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import type { LinkComponent } from '@homeport/ui/shell/link.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { bankOpenUntil } from '../banking/bank-proof.ts';
import { meQuery } from '../data/queries.ts';
import { draftFiles } from '../offline/device-store.ts';
import { forgetAnswers } from '../offline/kept-store.ts';
import { savedDocuments } from '../offline/saved-documents.ts';
import { forgetWaiting, startWaiting } from '../offline/waiting.ts';
import type { ThemeData } from '../session/theme.ts';
import { switchWords } from '../words/load-words.ts';
import { type AppContext, AppSession } from './app-context.ts';
import type { AppRouter } from './create-app-router.ts';

export interface ApplicationProps {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly theme: ThemeData;
  readonly language: Language;
  readonly queries: QueryClient;
  readonly router: AppRouter;
}
/** Where the choice of the date format is kept (specification, section 9). */
const dateFormatKey = 'homeport.date-format';
const RouterLink: LinkComponent = (props) => <InnerLink base="/" {...props} />;
const isDateFormat = (format: string): format is DateFormat => (dateFormats as readonly string[]).includes(format);

/** The signed-in application around its pages. */
export function Application({ me: first, access, theme, language, queries, router }: ApplicationProps) {
  const [me, setMe] = useState(first);
  const took = useCallback(
    async (next: Me) => {
      queries.setQueryData(meQuery.queryKey, next);
      sessionStorage.setItem(dateFormatKey, next.dateFormat);
      rememberLocale(next.language);
      speak(next.language);
      await switchWords(language, next.language);
      setMe(next);
    },
    [queries, language],
  );
  const signOut = useCallback(() => {
    void leaveForGood(first.id);
  }, [first.id]);
  const settings = useMemo(
    () => ({
      locale: me.language,
      dateFormat: isDateFormat(me.dateFormat) ? me.dateFormat : defaultDateFormat,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: 'assignee' as const,
      hasSingleKeys: false,
      userId: me.id,
    }),
    [me],
  );
  const app = useMemo<AppContext>(
    () => ({ me, theme, access, language, locale: me.language, took, signOut }),
    [me, theme, access, language, took, signOut],
  );
  useEffect(
    () => startWaiting(first.id, () => void queries.invalidateQueries({ queryKey: ['expenses'] })),
    [first.id, queries],
  );
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    // The live line is not needed for the first page.
    void import('./live.ts').then(({ startLive }) => {
      if (!isGone) stop = startLive(queries, first.id);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [queries, first.id]);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    // Nothing of it is needed for the first page.
    void import('../offline/prepare.ts').then(
      ({ prepareForOffline, keepAnswers }) => {
        if (isGone) return;
        stop = keepAnswers({ me: first, access, theme }, queries);
        void prepareForOffline(queries);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [first, access, theme, queries]);
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
/** Ends the session here and on the server, and erases what was typed on this device. */
async function leaveForGood(user: string): Promise<void> {
  await ask(logout, { body: {} }).catch(() => undefined);
  bankOpenUntil.set(0);
  dropTokens();
  eraseAllDrafts(localStorage);
  sessionStorage.clear();
  const chat = import('../chat/waiting-messages.ts').then(({ forgetMessages }) => forgetMessages(user));
  await Promise.allSettled([forgetWaiting(), draftFiles.clear(), savedDocuments.clear(), forgetAnswers(), chat]);
  location.replace('/logout');
}
