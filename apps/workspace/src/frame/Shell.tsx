import { call, keepTokens, type TokenAnswer } from '@homeport/client';
import { allowanceFor } from '@homeport/grammar';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { late } from '@homeport/ui/parts/late.tsx';
import { lazyExtra } from '@homeport/ui/parts/lazy-part.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { FailedNavigation } from '@homeport/ui/routing/FailedNavigation.tsx';
import { useGoKeys } from '@homeport/ui/shell/use-go-keys.ts';
import { WorkspaceFrame } from '@homeport/ui/shell/WorkspaceFrame.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useWords, type WordKey } from '../words/use-words.ts';
import { entityAt, tenantParam, withParams } from './address.ts';
import { allCompanies, inAddress } from './company.rules.ts';
import { goKeys } from './go-keys.ts';
import { menuOf } from './menu-of.ts';
import { recentIn, recentPages } from './recent.ts';
import { startIn } from './start-in.rules.ts';
import { useWorkspace } from './workspace.ts';

const palette = late(() => import('./Palette.tsx').then((it) => it.Palette));
// None of them is waited for: the frame stands before they do.
const Bell = lazyExtra(() => import('./Bell.tsx').then((it) => it.Bell));
const VersionWatch = lazyExtra(() => import('@homeport/ui/shell/VersionWatch.tsx').then((it) => it.VersionWatch));
const SessionEnd = lazyExtra(() => import('@homeport/ui/shell/SessionEnd.tsx').then((it) => it.SessionEnd));
const Visiting = lazyExtra(() => import('./Visiting.tsx').then((it) => it.Visiting));
const Jobs = lazyExtra(() => import('./Jobs.tsx').then((it) => it.Jobs));

/** The frame around every page, and what is said above it. */
export function Shell({ children }: { children: ReactNode }) {
  const { me, access, ownMenu, theme, preferences, prefer, signOut, reload } = useWorkspace();
  const host = useRecordHost();
  const text = useWords();
  const kit = useKitText();
  const labels = useLabels();
  const { locale } = useSettings();
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const at = resolvedLocation ?? location;
      return at.pathname + at.searchStr;
    },
  });
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const away = [me.tenant.id, allCompanies].includes(host.tenant) ? undefined : host.tenant;
  // Who works for all opens a record in its company, and goes on in all of them.
  const company = inAddress(me, startIn(me, preferences.client) === allCompanies ? allCompanies : host.tenant);
  const visits = useStore(recentPages);
  const recent = useMemo(() => {
    const mayOpen = (href: string): boolean => {
      const [, , menu = '', name = ''] = href.split(/[/?]/);
      const entity = entityAt(host.catalogue, menu, name);
      return !entity || allowanceFor(entity, host.viewer).deeds.read !== undefined;
    };
    return recentIn(visits, company, mayOpen);
  }, [visits, company, host]);
  const params = useMemo(
    (): Readonly<Record<string, string>> => (company ? { [tenantParam]: company } : {}),
    [company],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const groups = useMemo(
    () =>
      menuOf(
        ownMenu.pages,
        access,
        host.catalogue,
        {
          menu: (code, english) => text(`menu.${code}` as WordKey) || english,
          page: (key) => text(`page.${key}`),
          plural: (entity, english) => labels.key(`${entity}.plural`, english),
          screen: (name, english) => labels.key(`screen.${name}`, english),
          heading: (code) => text(`menuHeading.${code}` as WordKey),
        },
        params,
      ),
    [ownMenu, access, host, text, labels, locale, params],
  );
  const all = { id: allCompanies, name: text('clients.all') };
  const tenants = [...(me.tenants.length > 1 ? [all] : []), ...me.tenants];
  const home = withParams('/workspace', params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const places = useMemo(
    () => goKeys(groups, ownMenu.letters, { label: kit('home'), href: home }),
    [groups, ownMenu, home, locale],
  );
  useGoKeys(places, host.go);
  const tenant = tenants.find((one) => one.id === host.tenant) ?? { id: me.tenant.id, name: me.tenant.name };
  return (
    <>
      <WorkspaceFrame
        logo={{ src: theme.logo, srcDark: theme.logoDark, name: theme.appName }}
        homeHref={home}
        helpHref={withParams('/workspace/help', params)}
        tenant={tenant}
        tenants={tenants}
        onSwitchTenant={(id) => {
          prefer({ client: id });
          host.go(withParams('/workspace', { [tenantParam]: id }));
        }}
        groups={groups}
        {...(access.menuSetting.work ? { inSight: access.menuSetting.work } : {})}
        favourites={preferences.favourites}
        onFavourite={(key, isFavourite) =>
          prefer({
            favourites: isFavourite
              ? [...preferences.favourites, key]
              : preferences.favourites.filter((one) => one !== key),
          })
        }
        recent={recent}
        path={path}
        palette={palette}
        account={{
          name: me.displayName,
          detail: text('account.detail', { role: me.role.name, tenant: me.tenant.name }),
          entries: ownMenu.account.map(({ key, word, path, params: own, icon }) => ({
            ...{ key, label: text(word), icon },
            href: withParams(path, { ...params, ...own }),
          })),
          onSignOut: signOut,
        }}
        jobs={
          <Suspense fallback={<span className="hp-bar-icon" />}>
            <Jobs tenant={away} place={params} />
          </Suspense>
        }
        bell={
          <Suspense fallback={<span className="hp-bar-icon" />}>
            <Bell />
          </Suspense>
        }
        workingAs={
          me.actingBy
            ? {
                client: me.preview?.name ?? me.displayName,
                isPreview: me.preview !== null,
                onReturn: () =>
                  void call<TokenAnswer>('POST', 'auth/login-as/return', { body: {} }).then((tokens) => {
                    keepTokens(tokens);
                    reload();
                  }),
              }
            : null
        }
        isNavigating={isNavigating}
        banner={
          <>
            <Suspense fallback={null}>
              <VersionWatch home="/workspace/" />
              <Visiting />
            </Suspense>
            {me.delegators.length > 0 ? (
              <Banner tone="info">
                {text('delegation.for', { names: me.delegators.map((one) => one.label).join(', ') })}
              </Banner>
            ) : null}
            <FailedNavigation />
          </>
        }
      >
        {children}
      </WorkspaceFrame>
      <Suspense>
        <SessionEnd idle={me.sessionTimeout} absolute={me.sessionEndsAt} onSignOut={signOut} />
      </Suspense>
    </>
  );
}
