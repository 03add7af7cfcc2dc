import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { ChevronDown, ChevronRight, Clock3, type LucideIcon, Rows3, Search, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { late } from '../parts/late.tsx';
import { AppLink } from '../parts/link.tsx';
import { LateMenu } from './LateMenu.tsx';
import { byHeading, currentEntry, filterMenu, type MenuEntry, type MenuGroup } from './menu.ts';

export interface WorkspaceMenuProps {
  readonly groups: readonly MenuGroup[];
  /** Keys of the entries that stand in sight; the groups then stand behind one button. None: the groups stand open. */
  readonly inSight?: readonly string[];
  /** Keys of entries, in the person's own order. */
  readonly favourites: readonly string[];
  readonly onFavourite: (key: string, isFavourite: boolean) => void;
  readonly recent: readonly MenuEntry[];
  readonly path: string;
  readonly isCollapsed: boolean;
  readonly onLeave?: () => void;
}

const groupPanel = late(() => import('./GroupPanel.tsx').then((it) => it.GroupPanel));

/** Favourites, recent, what stands in sight, then the menus; typing filters over all entries. Collapsed, each group opens beside its icon. */
export function WorkspaceMenu(props: WorkspaceMenuProps) {
  const { groups, path, isCollapsed, onLeave } = props;
  const all = groups.flatMap((group) => group.entries);
  // Every address may name the company; the screens of one list differ by the rest.
  const current = currentEntry(all, path, ['tenant']);
  if (isCollapsed)
    return (
      <ul className="hp-menu-rail">
        {groups.map((group) => (
          <li key={group.key}>
            <LateMenu
              part={groupPanel}
              menu={{ group }}
              button={
                <ActionIcon
                  variant="subtle"
                  color="neutral"
                  aria-label={group.label}
                  title={group.label}
                  data-current={(current !== null && group.entries.includes(current)) || undefined}
                >
                  <Icon of={group.icon} />
                </ActionIcon>
              }
            />
          </li>
        ))}
      </ul>
    );
  return <OpenMenu {...props} all={all} current={current} onLeave={onLeave} />;
}

function OpenMenu({
  groups,
  inSight = [],
  favourites,
  onFavourite,
  recent,
  all,
  current,
  onLeave,
}: WorkspaceMenuProps & { all: readonly MenuEntry[]; current: MenuEntry | null }) {
  const text = useKitText();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key]);
  const shown = filterMenu(groups, query);
  const withKeys = (keys: readonly string[]) => keys.flatMap((key) => all.find((entry) => entry.key === key) ?? []);
  const starred = withKeys(favourites);
  const near = query === '' ? withKeys(inSight) : [];
  // Where one is stands in sight: the rest opens for a page that is only there.
  const areAllOpen = near.length === 0 || opened.includes('') || (current !== null && !near.includes(current));
  const line = (entry: MenuEntry, isStarred = false) => (
    <EntryLine
      key={entry.key}
      entry={entry}
      isCurrent={!isStarred && entry.key === current?.key}
      isFavourite={favourites.includes(entry.key)}
      onFavourite={onFavourite}
      onLeave={onLeave}
    />
  );
  return (
    <div className="hp-menu">
      <TextInput
        label={text('shell.filterMenu')}
        labelProps={{ className: 'hp-hidden' }}
        placeholder={text('shell.filterMenu')}
        leftSection={<Icon of={Search} small />}
        rightSection={query ? <CloseButton aria-label={text('clear')} onClick={() => setQuery('')} /> : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {query ? null : (
        <>
          <Section label={text('shell.favourites')} icon={Star} isHidden={starred.length === 0}>
            {starred.map((entry) => line(entry, true))}
          </Section>
          <Section label={text('shell.recent')} icon={Clock3} isHidden={recent.length === 0}>
            {recent.map((entry) => (
              <li key={entry.key} className="hp-menu-line">
                <AppLink href={entry.href} className="hp-menu-link" {...(onLeave ? { onClick: onLeave } : {})}>
                  {entry.label}
                </AppLink>
              </li>
            ))}
          </Section>
        </>
      )}
      {shown.length === 0 ? <p className="hp-caption">{text('shell.noMenuMatch')}</p> : null}
      {near.length > 0 ? (
        <>
          <ul className="hp-menu-list hp-menu-near">{near.map((entry) => line(entry))}</ul>
          <button
            type="button"
            className="hp-plain-button hp-menu-group"
            aria-expanded={areAllOpen}
            onClick={() => toggle('')}
          >
            <Icon of={Rows3} />
            <span>{text('shell.allRecords')}</span>
            <Icon of={areAllOpen ? ChevronDown : ChevronRight} small />
          </button>
        </>
      ) : null}
      {(areAllOpen ? shown : []).map((group) => {
        const isOpen =
          query !== '' || opened.includes(group.key) || group.entries.some((entry) => entry.key === current?.key);
        return (
          <div key={group.key}>
            <button
              type="button"
              className="hp-plain-button hp-menu-group"
              aria-expanded={isOpen}
              onClick={() => toggle(group.key)}
            >
              <Icon of={group.icon} />
              <span>{group.label}</span>
              <Icon of={isOpen ? ChevronDown : ChevronRight} small />
            </button>
            {isOpen
              ? byHeading(group.entries).map(([heading, entries]) => {
                  const fold = `${group.key} ${heading}`;
                  const isFold = entries.every((entry) => entry.isFolded);
                  const isShown =
                    !isFold ||
                    query !== '' ||
                    opened.includes(fold) ||
                    entries.some((entry) => entry.key === current?.key);
                  return (
                    <div key={heading ?? ''}>
                      {isFold ? (
                        <button
                          type="button"
                          className="hp-plain-button hp-menu-heading hp-menu-fold"
                          aria-expanded={isShown}
                          onClick={() => toggle(fold)}
                        >
                          <span>{heading}</span>
                          <Icon of={isShown ? ChevronDown : ChevronRight} small />
                        </button>
                      ) : heading ? (
                        <p className="hp-menu-heading">{heading}</p>
                      ) : null}
                      {isShown ? (
                        <ul className="hp-menu-list" aria-label={heading}>
                          {entries.map((entry) => line(entry))}
                        </ul>
                      ) : null}
                    </div>
                  );
                })
              : null}
          </div>
        );
      })}
    </div>
  );
}

function Section({
  label,
  icon,
  isHidden,
  children,
}: {
  label: string;
  icon: LucideIcon;
  isHidden: boolean;
  children: ReactNode;
}) {
  if (isHidden) return null;
  return (
    <section aria-label={label}>
      <p className="hp-menu-heading">
        <Icon of={icon} small />
        {label}
      </p>
      <ul className="hp-menu-list">{children}</ul>
    </section>
  );
}

interface EntryLineProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly isFavourite: boolean;
  readonly onFavourite: (key: string, isFavourite: boolean) => void;
  readonly onLeave?: () => void;
}
function EntryLine({ entry, isCurrent, isFavourite, onFavourite, onLeave }: EntryLineProps) {
  const text = useKitText();
  return (
    <li className="hp-menu-line">
      <AppLink
        href={entry.href}
        className="hp-menu-link"
        aria-current={isCurrent ? 'page' : undefined}
        {...(onLeave ? { onClick: onLeave } : {})}
      >
        <span>{entry.label}</span>
        {entry.count ? <span className="hp-count">{entry.count}</span> : null}
      </AppLink>
      <button
        type="button"
        className="hp-plain-button hp-star"
        aria-pressed={isFavourite}
        aria-label={text(isFavourite ? 'shell.removeFavourite' : 'shell.addFavourite', { label: entry.label })}
        onClick={() => onFavourite(entry.key, !isFavourite)}
      >
        <Icon of={Star} small />
      </button>
    </li>
  );
}
