import { CircleHelp, Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Logo, type LogoProps } from '../brand/Logo.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { late, useLate } from '../parts/late.tsx';
import { AppLink } from '../parts/link.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account } from './account.ts';
import type { AddAction } from './add-action.ts';
import { currentEntry, type MenuEntry } from './menu.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { usePageFocus } from './use-page-focus.ts';

export interface AssigneeFrameProps {
  readonly logo: LogoProps;
  /** Address of Home. */
  readonly homeHref: string;
  /** Path on screen, with query; decides what is current and moves the focus. */
  readonly path: string;
  /** The whole side menu in its order, already filtered by access. */
  readonly menu: readonly MenuEntry[];
  /** Home, My move and Messages of the phone's tabs; Add and More stand between and after them. */
  readonly tabs: { readonly home: MenuEntry; readonly myMove: MenuEntry; readonly messages: MenuEntry };
  readonly moreHref: string;
  readonly help: MenuEntry;
  readonly addLabel: string;
  /** What can be added; without any there is no such tab. */
  readonly addActions: readonly AddAction[];
  readonly account: Account;
  readonly bell: ReactNode;
  /** Help and next step, in the right column of wide screens. */
  readonly aside?: ReactNode;
  /** Over the page: failed navigation, new version. */
  readonly banner?: ReactNode;
  readonly isNavigating: boolean;
  readonly offlineSavedOn?: string | null;
  readonly children: ReactNode;
}

const addSheet = late(() => import('./AddSheet.tsx').then((it) => it.AddSheet));

/** The frame of the assignee app: bar and tabs on a phone, rail on a tablet, menu and right column on a desktop. */
export function AssigneeFrame(props: AssigneeFrameProps) {
  const { logo, homeHref, path, menu, help, account, bell, aside, banner, isNavigating, children } = props;
  const text = useKitText();
  usePageFocus(path);
  const current = currentEntry(menu, path);
  return (
    <div className="hp-frame hp-assignee" data-aside={aside ? true : undefined}>
      <SkipLink />
      <header className="hp-bar hp-no-print">
        <AppLink href={homeHref} className="hp-bar-logo">
          <Logo {...logo} />
        </AppLink>
        <div className="hp-bar-end">
          <AppLink
            href={help.href}
            className="hp-bar-link"
            aria-current={current?.key === help.key ? 'page' : undefined}
          >
            <Icon of={help.icon ?? CircleHelp} />
            <span>{help.label}</span>
          </AppLink>
          {bell}
          <AccountMenu account={account} />
        </div>
        <NavigationProgress isNavigating={isNavigating} />
      </header>
      <nav className="hp-side hp-no-print" aria-label={text('shell.mainMenu')}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.key}>
              <AppLink
                href={entry.href}
                className="hp-side-link"
                title={entry.label}
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry.icon ? <Icon of={entry.icon} /> : null}
                <span className="hp-side-label">{entry.label}</span>
                {entry.count ? <span className="hp-count">{entry.count}</span> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <main className="hp-main" id={mainId} tabIndex={-1} data-quiet-focus>
        <OfflineStrip savedOn={props.offlineSavedOn} />
        {banner}
        <div className="hp-content">{children}</div>
      </main>
      {aside ? <aside className="hp-aside hp-no-print">{aside}</aside> : null}
      <PhoneTabs {...props} current={current} />
    </div>
  );
}

function PhoneTabs({
  tabs,
  moreHref,
  addLabel,
  addActions,
  path,
  current,
}: AssigneeFrameProps & { current: MenuEntry | null }) {
  const text = useKitText();
  const [isAdding, setAdding] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const AddSheet = useLate(
    addSheet,
    isWanted,
    useCallback(() => setWanted(false), []),
  );
  const close = useCallback(() => setAdding(false), []);
  const known = [tabs.home, tabs.myMove, tabs.messages];
  const active = currentEntry(known, path);
  const isMore = path.split(/[?#]/)[0] === moreHref || (!active && current !== null);
  const tab = (entry: MenuEntry) => (
    <AppLink href={entry.href} className="hp-tab" aria-current={active === entry ? 'page' : undefined}>
      {entry.icon ? <Icon of={entry.icon} /> : null}
      <span>{entry.label}</span>
      {entry.count ? <span className="hp-count">{entry.count}</span> : null}
    </AppLink>
  );
  return (
    <nav className="hp-tabs hp-no-print" aria-label={text('shell.tabs')}>
      {tab(tabs.home)}
      {tab(tabs.myMove)}
      {addActions.length === 0 ? null : (
        <button
          type="button"
          className="hp-tab hp-tab-add"
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setAdding(true);
          }}
        >
          <span className="hp-tab-plus">
            <Icon of={Plus} />
          </span>
          <span>{addLabel}</span>
        </button>
      )}
      {tab(tabs.messages)}
      <AppLink href={moreHref} className="hp-tab" aria-current={isMore ? 'page' : undefined}>
        <Icon of={Ellipsis} />
        <span>{text('more')}</span>
      </AppLink>
      {AddSheet ? <AddSheet isOpen={isAdding} actions={addActions} onClose={close} /> : null}
    </nav>
  );
}
