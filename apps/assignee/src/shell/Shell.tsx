import { FailedNavigation } from '@homeport/ui/routing/FailedNavigation.tsx';
import { AssigneeFrame } from '@homeport/ui/shell/AssigneeFrame.tsx';
import type { AddAction } from '@homeport/ui/shell/add-action.ts';
import { SessionEnd } from '@homeport/ui/shell/SessionEnd.tsx';
import { VersionWatch } from '@homeport/ui/shell/VersionWatch.tsx';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Camera, FilePlus2, House, Settings, Wallet } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { NoticeBell } from '../notifications/NoticeBell.tsx';
import { useUnread } from '../notifications/use-notices.ts';
import { waiting } from '../offline/waiting.ts';
import { useWords } from '../words/use-words.ts';
import { may, useApp } from './app-context.ts';
import { bellEntry, menuOf, placeInMenu } from './menu.ts';
import { RefusedBanner } from './RefusedBanner.tsx';
import { useSavedOn } from './use-saved-on.ts';

const HelpCard = lazy(() => import('../help/HelpCard.tsx').then((card) => ({ default: card.HelpCard })));
const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((dialog) => ({ default: dialog.SignOutDialog })));

/** Pages with help in the right column of wide screens. */
const withHelp = new Set(['/dashboard', '/dashboard/list', '/dashboard/expense-reports', '/dashboard/payments']);

/** An old page may have lost the file that knows the worker; then the page alone is opened again. */
const reloadNow = () =>
  void import('../offline/worker.ts').then(
    ({ reloadWithWorker }) => reloadWithWorker(),
    () => location.reload(),
  );

/** The frame around every page, and what is said above it. */
export function Shell() {
  const { me, theme, access, signOut } = useApp();
  const text = useWords();
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const [isLeaving, setLeaving] = useState(false);
  const unread = useUnread();
  const savedOn = useSavedOn();
  const menu = useMemo(() => menuOf(access, (href) => href in router.routesByPath, text), [access, router, text]);
  const askToLeave = () => (waiting.get().length > 0 ? setLeaving(true) : signOut());
  const placed = (key: string) => menu.find((entry) => entry.key === key);
  const home = placed('home') ?? {
    key: 'home',
    label: text('menu.home'),
    href: '/dashboard',
    icon: House,
    isExact: true,
  };
  const expenses = { key: 'expenses', label: text('menu.expenses'), href: '/dashboard/list', icon: Wallet };
  const help = { key: 'help', label: text('menu.help'), href: '/dashboard/help' };
  const addActions: AddAction[] = may(access, 'caseExpenseBatch.create')
    ? [
        {
          key: 'photo',
          label: text('add.photo'),
          description: text('add.photoText'),
          icon: Camera,
          href: '/dashboard/quick-expense',
        },
        {
          key: 'report',
          label: text('add.report'),
          description: text('add.reportText'),
          icon: FilePlus2,
          href: '/dashboard/list?new=true',
        },
      ]
    : [];
  return (
    <>
      <AssigneeFrame
        logo={{ src: theme.logo, srcDark: theme.logoDark, name: theme.appName }}
        homeHref="/dashboard"
        path={placeInMenu(path)}
        menu={menu}
        tabs={{ home, myMove: placed('myMove') ?? expenses, messages: placed('chat') ?? bellEntry(text, unread) }}
        moreHref="/dashboard/more"
        help={help}
        addLabel={text('add.label')}
        addActions={addActions}
        account={{
          name: me.displayName,
          detail: me.tenant.name,
          entries: [{ key: 'settings', label: text('menu.settings'), href: '/dashboard/profile', icon: Settings }],
          onSignOut: askToLeave,
        }}
        bell={<NoticeBell />}
        aside={
          withHelp.has(path) ? (
            <Suspense>
              <HelpCard />
            </Suspense>
          ) : undefined
        }
        isNavigating={isNavigating}
        offlineSavedOn={savedOn}
        banner={
          <>
            <VersionWatch home="/" reload={reloadNow} />
            <RefusedBanner />
            <FailedNavigation />
          </>
        }
      >
        <Outlet />
      </AssigneeFrame>
      {isLeaving ? (
        <Suspense>
          <SignOutDialog isOpen onClose={() => setLeaving(false)} onLeave={signOut} />
        </Suspense>
      ) : null}
      <SessionEnd idle={me.sessionTimeout} absolute={me.sessionEndsAt} onSignOut={signOut} />
    </>
  );
}
