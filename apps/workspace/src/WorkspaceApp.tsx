import { call, speak } from '@homeport/client';
import type { DrawnCatalogue } from '@homeport/model/drawn';
import type { AccessSettings, Me } from '@homeport/model/identity';
import type { Language } from '@homeport/ui/language/start-language.ts';
import type { LinkComponent } from '@homeport/ui/parts/link.tsx';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { InnerLink } from '@homeport/ui/routing/InnerLink.tsx';
import { rememberLocale } from '@homeport/ui/session/locale.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { allCompanies, inAddress } from './frame/company.rules.ts';
import { holderOf, type Preferences, type Workspace, WorkspaceContext } from './frame/workspace.ts';
import { lookSetting } from './look.ts';
import { ownMenu } from './own-menu.ts';
import { makeRecordHost } from './records/record-host.ts';
import { type AppRouter, makeRouter } from './router.tsx';
import type { OpenedSettings } from './session/opened-settings.ts';
import type { ThemeData } from './session/theme.ts';
import { learnWords, switchWords } from './words/load-words.ts';

const RouterLink: LinkComponent = (props) => <InnerLink base="/workspace" {...props} />;

export interface WorkspaceAppProps {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly catalogue: DrawnCatalogue;
  readonly theme: ThemeData;
  readonly start: Preferences;
  /** What the user had set when the session opened. */
  readonly settings: OpenedSettings;
  readonly language: Language;
  readonly client: QueryClient;
  readonly signOut: () => void;
  readonly reload: () => void;
}

/** The workspace of one signed-in person. */
export function WorkspaceApp({
  me,
  access,
  catalogue,
  theme,
  start,
  settings: opened,
  language,
  client,
  signOut,
  reload,
}: WorkspaceAppProps) {
  const isPreview = me.preview !== null;
  const [preferences, setPreferences] = useState(start);
  const latest = useRef(preferences);
  const router = useRef<AppRouter | null>(null);
  const prefer = useCallback(
    (part: Partial<Preferences>) => {
      const before = latest.current;
      const next = { ...before, ...part };
      latest.current = next;
      setPreferences(next);
      if (next.locale !== before.locale) {
        if (!isPreview) rememberLocale(next.locale);
        speak(next.locale);
        void switchWords(language, next.locale).then(() => client.invalidateQueries());
      }
      // A preview writes nothing: what is set in it holds as long as it lasts.
      if (isPreview) return;
      const { density, hasSingleKeys, favourites, client: tenant } = next;
      // Kept for this visit whatever the server says; the next change sends all of it again.
      void call('PUT', `user-setting/${lookSetting}`, {
        body: { settingValue: { density, hasSingleKeys, favourites, client: tenant } },
      }).catch(() => undefined);
    },
    [client, language, isPreview],
  );
  const workspace = useMemo<Workspace>(() => {
    const hosts = new Map<string, RecordHost>();
    const viewer = { user: me.id, person: me.person?.id ?? null, ...holderOf(access) };
    const hostOf = (tenant: string): RecordHost => {
      const known = hosts.get(tenant);
      if (known) return known;
      const made = makeRecordHost({
        catalogue,
        need: catalogue.need,
        pages: ownMenu.pages,
        viewer,
        tenant,
        named: inAddress(me, tenant),
        own: { isPreview, settings: opened },
        homeTenant: me.tenant.id,
        locale: () => latest.current.locale,
        go: (address, how) =>
          how?.replace ? router.current?.history.replace(address) : router.current?.history.push(address),
        preload: (address) => void router.current?.preloadRoute({ to: address }),
      });
      hosts.set(tenant, made);
      return made;
    };
    return {
      me,
      access,
      ownMenu,
      theme,
      client,
      // Loaders look at what is set now, not at what was when the session began.
      get preferences() {
        return latest.current;
      },
      prefer,
      hostOf,
      need: catalogue.need,
      needAll: async () => {
        if (me.tenants.length < 2 || hosts.has(allCompanies)) return;
        const { hostOfAll } = await import('./records/host-of-all.ts');
        hosts.set(allCompanies, hostOfAll(hostOf(allCompanies), hostOf(me.tenant.id), me.tenants, hostOf));
      },
      learn: (space, files) => learnWords(language, space, files),
      signOut,
      reload,
    };
    // Hosts live as long as the session; preferences are handed down beside them.
  }, [me, isPreview, access, catalogue, theme, client, opened, language, prefer, signOut, reload]);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    // Nothing of it is needed for the first page.
    void import('./frame/later.ts').then(({ startLater }) => {
      if (!isGone && router.current) stop = startLater(client, router.current, isPreview);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [client, isPreview]);
  const current = useMemo(() => ({ ...workspace, preferences }), [workspace, preferences]);
  router.current ??= makeRouter(workspace);
  const settings = useMemo(
    () => ({
      locale: preferences.locale,
      dateFormat: preferences.dateFormat,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: 'workspace' as const,
      density: preferences.density,
      hasSingleKeys: preferences.hasSingleKeys,
      userId: me.id,
    }),
    [preferences, me.id],
  );
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <HomeportProvider settings={settings} link={RouterLink}>
          <WorkspaceContext value={current}>
            <RouterProvider router={router.current} />
          </WorkspaceContext>
        </HomeportProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
