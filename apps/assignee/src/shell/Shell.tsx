import { lazyExtra, lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { isHeld } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { FailedNavigation } from '@homeport/ui/routing/FailedNavigation.tsx';
import { AssigneeFrame } from '@homeport/ui/shell/AssigneeFrame.tsx';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { isFamily } from '../data/queries.ts';
import { installHint } from '../install/install-offer.ts';
import { useWords } from '../words/use-words.ts';
import { useApp } from './app-context.ts';
import type { PhoneTab } from './domain-menu.ts';
import { isShutToFamily } from './family-pages.ts';
import { accountEntriesOf, addsOf, bellEntry, helpOf, menuOf, placeInMenu, tabOf } from './menu-of.ts';
import { NoticeBell } from './NoticeBell.tsx';
import { receiptsHere } from './receipts-here.ts';
import { useUnread } from './use-notices.ts';
import { useSavedOn } from './use-saved-on.ts';

const VersionWatch = lazyExtra(() => import('@homeport/ui/shell/VersionWatch.tsx').then((it) => it.VersionWatch));
const SessionEnd = lazyExtra(() => import('@homeport/ui/shell/SessionEnd.tsx').then((it) => it.SessionEnd));
const HelpCard = lazyExtra(() => import('./HelpCard.tsx').then((it) => it.HelpCard));
const SignOutDialog = lazyPart(() => import('./SignOutDialog.tsx').then((it) => it.SignOutDialog));

const InstallHint = lazyExtra(() => import('../install/InstallHint.tsx').then((it) => it.InstallHint));
const HeldBanner = lazyExtra(() => import('./HeldBanner.tsx').then((it) => it.HeldBanner));

/** An old page may have lost the file that knows the worker; then the page alone is opened again. */
const reloadNow = () =>
  void import('../offline/worker.ts').then(
    ({ reloadWithWorker }) => reloadWithWorker(),
    () => location.reload(),
  );

/** The frame around every page, and what is said above it. */
export function Shell() {
  const { me, theme, access, menus, signOut } = useApp();
  const text = useWords();
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath ?? '/dashboard' });
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  /** The receipts that signing out would erase; null while nobody asks to. */
  const [leaving, setLeaving] = useState<number | null>(null);
  const unread = useUnread();
  const savedOn = useSavedOn();
  const hasHint = useStore(installHint) !== null;
  const hasHeld = useStore(waiting)?.some(isHeld) === true;
  const menu = useMemo(
    () => menuOf(menus, access, (href) => href in router.routesByPath, text),
    [menus, access, router, text],
  );
  const askToLeave = async () => {
    const receipts = await receiptsHere(me.id);
    if (receipts + (waiting.get()?.length ?? 0) > 0) setLeaving(receipts);
    else signOut();
  };
  const help = helpOf(menus, menu, isFamily(me));
  const home = { key: 'home', label: text('menu.home'), href: '/dashboard' };
  const tab = (of: PhoneTab) => tabOf(menus, menu, of, text);
  return (
    <>
      <AssigneeFrame
        logo={{ src: theme.logo, srcDark: theme.logoDark, name: theme.appName }}
        homeHref="/dashboard"
        path={placeInMenu(menus, path)}
        menu={menu}
        tabs={{
          home: tab('home') ?? home,
          myMove: tab('myMove') ?? home,
          messages: tab('messages') ?? bellEntry(text, unread),
        }}
        moreHref="/dashboard/more"
        help={{ key: 'help', label: text('menu.help'), href: help.href }}
        addLabel={text('add.label')}
        addActions={addsOf(menus, menu, access, text)}
        account={{
          name: me.displayName,
          detail: me.tenant.name,
          entries: accountEntriesOf(menus, text),
          onSignOut: () => void askToLeave(),
        }}
        bell={<NoticeBell />}
        aside={
          help.isHere && menus.some(({ withHelp }) => withHelp?.includes(path)) ? (
            <Suspense>
              <HelpCard />
            </Suspense>
          ) : undefined
        }
        isNavigating={isNavigating}
        offlineSavedOn={savedOn}
        banner={
          <>
            <Suspense>
              <VersionWatch home="/" reload={reloadNow} />
            </Suspense>
            {hasHint ? (
              <Suspense>
                <InstallHint name={theme.appName} />
              </Suspense>
            ) : null}
            {hasHeld ? (
              <Suspense>
                <HeldBanner />
              </Suspense>
            ) : null}
            <FailedNavigation />
          </>
        }
      >
        {isFamily(me) && isShutToFamily(page, access) ? (
          <ProblemPage kind="noAccess" homeHref="/dashboard" helpHref="/dashboard/help" />
        ) : (
          <Outlet />
        )}
      </AssigneeFrame>
      {leaving !== null ? (
        <Suspense>
          <SignOutDialog isOpen receipts={leaving} onClose={() => setLeaving(null)} onLeave={signOut} />
        </Suspense>
      ) : null}
      <Suspense>
        <SessionEnd idle={me.sessionTimeout} absolute={me.sessionEndsAt} onSignOut={signOut} />
      </Suspense>
    </>
  );
}
