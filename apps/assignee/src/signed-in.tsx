import { dropEarly, dropTokens, isOffline, speak, watchAsked } from '@homeport/client';
import './shell/shell-styles.css';
import type { Language } from '@homeport/ui/language/start-language.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { createQueryClient } from '@homeport/ui/routing/query-client.ts';
import { withChosenLanguage } from '@homeport/ui/session/chosen-language.ts';
import { rememberLocale, startLocale } from '@homeport/ui/session/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { type AppRouter, createAppRouter } from './create-app-router.ts';
import { meQuery } from './data/queries.ts';
import { menus } from './menu.generated.ts';
import { type Keeping, keepAnswers, startFromDevice } from './offline/kept-answers.ts';
import type { KeptStart } from './offline/kept-store.ts';
import type { Boot } from './session/boot.ts';
import { rememberRole, wasAssignee } from './session/last-role.ts';
import { nextTurn } from './session/next-turn.ts';
import { rememberCalls } from './session/page-calls.ts';
import { rememberedTheme, wear } from './session/theme.ts';
import { Application } from './shell/Application.tsx';
import { prepareWords, startWords } from './words/load-words.ts';

const later = () => import('./later.ts');
const leaving = () => import('./leave-for-good.ts');

/**
 * Draws the signed-in application. False when this session cannot open it: terms or a second factor come first, or the
 * role is not an assignee's; then the sign-in page has to stand.
 */
export async function drawSignedIn(root: Root, boot: Promise<Boot>): Promise<boolean> {
  const queries = createQueryClient({ keepFor: 24 * 3600_000 });
  const keeping = keepAnswers(queries);
  // What waits to hear who this is does not wait for ever.
  return draw(root, boot, queries, keeping).finally(keeping.nobody);
}
async function draw(root: Root, boot: Promise<Boot>, queries: QueryClient, keeping: Keeping): Promise<boolean> {
  const speaking = Promise.withResolvers<Language>();
  const router = createAppRouter(queries, speaking.promise);
  await nextTurn();
  // While the server says who this is: the code of the page, and the words of most likely the right language.
  loadPage(router);
  // An assignee's page may ask for its data as well. What is refused is told by the questions of the start.
  const address = location.pathname + location.search;
  const asked = watchAsked();
  const early = wasAssignee() ? router.load() : undefined;
  early?.catch(() => undefined);
  prepareWords(startLocale(rememberedTheme()?.language));
  const { me: given, rest, isKept } = await boot.then(online, fromDevice);
  if (!given.roles.some(({ code }) => code === 'ASSIGNEE' || code === 'DEPENDANT')) {
    dropTokens();
    history.replaceState(null, '', '/login?why=role');
    return false;
  }
  if (given.pending) {
    history.replaceState(null, '', `/login?to=${encodeURIComponent(location.pathname + location.search)}`);
    return false;
  }
  const [access, theme] = await rest.catch((error) => restFromDevice(error, given.id));
  wear(theme);
  const { me, news } = isKept ? { me: given, news: undefined } : await withChosenLanguage(given);
  speak(me.language);
  rememberLocale(me.language);
  rememberRole(me.role.code);
  queries.setQueryData(meQuery.queryKey, me);
  if (isKept) await keeping.beginFromDevice({ me, access, theme });
  else keeping.begin({ me, access, theme });
  const starting = startWords(me.language);
  starting.then(speaking.resolve, speaking.reject);
  // Asked too early is asked again: without a network, and for somebody whose role is another one now.
  const isLoaded = early !== undefined && !isKept && me.role.code === 'ASSIGNEE';
  const [language] = await Promise.all([starting, isLoaded ? early : router.load()]);
  if (news) toasts.show(language.i18n.t(news.key, { ns: 'ui', ...news.values }), 'info');
  rememberCalls(address, asked());
  dropEarly();
  // In slices: a slow phone stays able to answer a finger while the first page is drawn.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Application {...{ me, access, theme, language, queries, router, menus, later, leaving }} />
      </StrictMode>,
    ),
  );
  return true;
}
/** Fetches the code of the page that the address asks for; what fails now is asked for again, and then told. */
function loadPage(router: AppRouter): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
interface Start extends Boot {
  /** The server could not be asked: this is how it was the last time. */
  readonly isKept: boolean;
}
const online = (boot: Boot): Start => ({ ...boot, isKept: false });
/** Without a network the application opens with what was saved on this device. */
async function fromDevice(error: unknown): Promise<Start> {
  const kept: KeptStart | undefined = isOffline(error) ? await startFromDevice() : undefined;
  if (!kept) throw error;
  return { me: kept.me, rest: Promise.resolve([kept.access, kept.theme]), isKept: true };
}
/** The network may also be lost between the answers of a start. */
async function restFromDevice(error: unknown, user: string): Promise<Awaited<Boot['rest']>> {
  const kept = isOffline(error) ? await startFromDevice() : undefined;
  if (kept?.me.id !== user) throw error;
  return [kept.access, kept.theme];
}
