import { ActionIcon } from '@mantine/core';
import {
  Building2,
  ChevronDown,
  CircleHelp,
  Menu as MenuSign,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
} from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Logo, type LogoProps } from '../brand/Logo.tsx';
import { ShortcutKeys } from '../keys/ShortcutKeys.tsx';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { type Late, late, useLate } from '../parts/late.tsx';
import { AppLink } from '../parts/link.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { Account } from './account.ts';
import { LateMenu } from './LateMenu.tsx';
import { LoginAsBar, type WorkingAs } from './LoginAsBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import type { TenantChoice, TenantChoiceProps } from './tenant-choice.ts';
import { usePageFocus } from './use-page-focus.ts';
import { WorkspaceMenu, type WorkspaceMenuProps } from './WorkspaceMenu.tsx';

const shortcutSheet = late(() => import('./ShortcutSheet.tsx').then((it) => it.ShortcutSheet));
const menuDrawer = late(() => import('./MenuDrawer.tsx').then((it) => it.MenuDrawer));
const tenantPanel = late(() => import('./TenantPanel.tsx').then((it) => it.TenantPanel));
const collapsedKey = 'homeport.menu.collapsed';

/** What the palette of a frame is given. */
export interface PalettePartProps extends Pick<WorkspaceMenuProps, 'groups' | 'recent'> {
  readonly onClose: () => void;
}
export interface WorkspaceFrameProps extends Omit<WorkspaceMenuProps, 'isCollapsed' | 'onLeave'> {
  readonly logo: LogoProps;
  readonly homeHref: string;
  readonly helpHref: string;
  readonly tenant: TenantChoice;
  /** Other companies this person may work in; with one or none there is no switch. */
  readonly tenants: readonly TenantChoice[];
  readonly onSwitchTenant: (id: string) => void;
  /** Finds records, pages, actions and what was open lately. Nothing of it is needed before it is opened. */
  readonly palette: Late<PalettePartProps>;
  readonly account: Account;
  readonly jobs: ReactNode;
  readonly bell: ReactNode;
  readonly workingAs?: WorkingAs | null;
  readonly banner?: ReactNode;
  readonly isNavigating: boolean;
  readonly children: ReactNode;
}

/** The frame of the workspace: top bar with the tenant, left menu, page. On a phone the menu is a drawer. */
export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { groups, inSight, favourites, onFavourite, recent, path, children } = props;
  const text = useKitText();
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'yes');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isMenuWanted, setMenuWanted] = useState(false);
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const Palette = useLate(props.palette, open === 'palette', close);
  const ShortcutSheet = useLate(shortcutSheet, open === 'sheet', close);
  const MenuDrawer = useLate(
    menuDrawer,
    isMenuWanted,
    useCallback(() => setMenuWanted(false), []),
  );
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  usePageFocus(path);
  useShortcut('mod+k', () => setOpen('palette'), { label: text('shortcuts.command') });
  useShortcut('?', () => setOpen('sheet'), { label: text('shortcuts.sheet') });
  useShortcut('/', () => focusSearch(() => setOpen('palette')), { label: text('search') });
  const collapse = () => {
    localStorage.setItem(collapsedKey, isCollapsed ? 'no' : 'yes');
    setCollapsed(!isCollapsed);
  };
  const menu = { groups, ...(inSight ? { inSight } : {}), favourites, onFavourite, recent, path };
  return (
    <div className="hp-frame hp-workspace" data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <div className="hp-top hp-no-print">
        {props.workingAs ? <LoginAsBar {...props.workingAs} /> : null}
        <TopBar
          {...props}
          onMenu={() => {
            setMenuWanted(true);
            setMenuOpen(true);
          }}
          onPalette={() => setOpen('palette')}
        />
      </div>
      <nav className="hp-side hp-no-print" aria-label={text('shell.mainMenu')}>
        <WorkspaceMenu {...menu} isCollapsed={isCollapsed} />
        <ActionIcon
          className="hp-collapse"
          variant="subtle"
          color="neutral"
          aria-expanded={!isCollapsed}
          aria-label={text(isCollapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
          onClick={collapse}
        >
          <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
        </ActionIcon>
      </nav>
      <main className="hp-main" id={mainId} tabIndex={-1} data-quiet-focus>
        <OfflineStrip />
        {props.banner}
        <div className="hp-content">{children}</div>
      </main>
      {MenuDrawer ? <MenuDrawer isOpen={isMenuOpen} menu={menu} onClose={closeMenu} /> : null}
      {Palette ? <Palette groups={groups} recent={recent} onClose={close} /> : null}
      {ShortcutSheet ? <ShortcutSheet onClose={close} /> : null}
    </div>
  );
}

/** A page with its own search marks it `data-search`; without one the command palette opens. */
function focusSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLElement>('main [data-search]');
  if (field) field.focus();
  else otherwise();
}

function TopBar(props: WorkspaceFrameProps & { onMenu: () => void; onPalette: () => void }) {
  const {
    logo,
    homeHref,
    helpHref,
    tenant,
    tenants,
    onSwitchTenant,
    account,
    jobs,
    bell,
    isNavigating,
    onMenu,
    onPalette,
  } = props;
  const text = useKitText();
  return (
    <header className="hp-bar">
      <ActionIcon
        className="hp-burger"
        variant="subtle"
        color="neutral"
        aria-label={text('shell.openMenu')}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon of={MenuSign} />
      </ActionIcon>
      <AppLink href={homeHref} className="hp-bar-logo">
        <Logo {...logo} />
      </AppLink>
      <TenantSwitch tenant={tenant} tenants={tenants} onSwitch={onSwitchTenant} />
      <button type="button" className="hp-search-button" aria-haspopup="dialog" onClick={onPalette}>
        <Icon of={Search} small />
        <span>{text('shell.searchCommand')}</span>
        <ShortcutKeys keys="mod+k" />
      </button>
      <div className="hp-bar-end">
        {jobs}
        {bell}
        <AppLink href={helpHref} className="hp-bar-icon" aria-label={text('helpContact')}>
          <Icon of={CircleHelp} />
        </AppLink>
        <AccountMenu account={account} />
      </div>
      <NavigationProgress isNavigating={isNavigating} />
    </header>
  );
}

function TenantSwitch({ tenant, tenants, onSwitch }: TenantChoiceProps) {
  const text = useKitText();
  if (tenants.length < 2)
    return (
      <span className="hp-tenant">
        <Icon of={Building2} small />
        <span>{tenant.name}</span>
      </span>
    );
  return (
    <LateMenu
      part={tenantPanel}
      menu={{ tenant, tenants, onSwitch }}
      button={
        <button type="button" className="hp-plain-button hp-tenant">
          <Icon of={Building2} small />
          <span>{tenant.name}</span>
          <span className="hp-hidden">{text('shell.switchTenant')}</span>
          <Icon of={ChevronDown} small />
        </button>
      }
    />
  );
}
