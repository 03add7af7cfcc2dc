import { Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { Icon } from '../../parts/Icon.tsx';
import { late, useLate } from '../../parts/late.tsx';
import { AppLink } from '../../parts/link.tsx';
import { useOpenInSight } from '../../parts/use-open-in-sight.ts';
import type { PaletteSource } from '../../shell/palette.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { GroupedTabs, inGroups, type TabList } from './GroupedTabs.tsx';

/** So many letters of labels stand side by side; the tabs behind them are under More. */
const lettersAtOnce = 72;
/** A tab costs about so many letters besides its own. */
const gap = 3;

const tabSwitch = late(() => import('../../shell/CommandPalette.tsx').then((it) => it.CommandPalette));

/** The parts of a record as links: each has its address. In groups they are a list beside the record, else a row above it. */
export function RecordTabs({
  tabs: given,
  list,
  open,
  addressOf,
  label,
  keys,
}: {
  tabs: readonly { readonly id: string; readonly label: string }[];
  list?: TabList;
  open: string;
  addressOf: (id: string) => string;
  label: string;
  /** Heading of its shortcut. */
  keys: string;
}) {
  const text = useRecordText();
  const host = useRecordHost();
  const row = useOpenInSight<HTMLElement>(open);
  const [choice, setChoice] = useState<readonly PaletteSource[]>([]);
  const close = useCallback(() => setChoice([]), []);
  const Switch = useLate(tabSwitch, choice.length > 0, close);
  const grouped = list && inGroups(given, list.groups);
  const tabs = grouped ? [...grouped.groups.flatMap((group) => group.tabs), ...grouped.rest] : given;
  const commands = tabs.map((tab) => ({
    id: `tab-${tab.id}`,
    label: tab.label,
    run: () => host.go(addressOf(tab.id)),
  }));
  useShortcut('t', () => setChoice([{ label, commands, most: commands.length }]), {
    label: text('record.switchTab'),
    group: keys,
  });
  const switcher = Switch ? <Switch title={text('record.switchTab')} sources={choice} onClose={close} /> : null;
  if (list && grouped)
    return (
      <GroupedTabs {...{ ...grouped, restLabel: text('record.moreTabs'), marks: list.marks, open, addressOf, label }}>
        {switcher}
      </GroupedTabs>
    );
  let letters = 0;
  const fits = tabs.filter((tab) => {
    letters += tab.label.length + gap;
    return letters <= lettersAtOnce;
  });
  const rest = tabs.slice(fits.length);
  const isInRest = rest.some((tab) => tab.id === open);
  return (
    <nav ref={row} className="hp-parts hp-no-print" aria-label={label}>
      <ul>
        {[...fits, ...rest.filter((tab) => tab.id === open)].map((tab) => (
          <li key={tab.id}>
            <AppLink href={addressOf(tab.id)} className="hp-part" aria-current={tab.id === open ? 'page' : undefined}>
              {tab.label}
            </AppLink>
          </li>
        ))}
        {rest.length > (isInRest ? 1 : 0) ? (
          <li>
            <Menu position="bottom-end">
              <Menu.Target>
                <button type="button" className="hp-plain-button hp-part">
                  {text('row.more')} <Icon of={ChevronDown} small />
                </button>
              </Menu.Target>
              <Menu.Dropdown>
                {rest
                  .filter((tab) => tab.id !== open)
                  .map((tab) => (
                    <Menu.Item key={tab.id} onClick={() => host.go(addressOf(tab.id))}>
                      {tab.label}
                    </Menu.Item>
                  ))}
              </Menu.Dropdown>
            </Menu>
          </li>
        ) : null}
      </ul>
      {switcher}
    </nav>
  );
}
