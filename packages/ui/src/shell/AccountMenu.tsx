import { Menu } from '@mantine/core';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { useKitText } from '../language/use-text.ts';
import { PersonMark } from '../parts/PersonMark.tsx';
import { chooseScheme, readScheme, type SchemeChoice } from '../theme/scheme.ts';
import { AppLink } from './link.tsx';
import type { MenuEntry } from './menu.ts';

export interface Account {
  readonly name: string;
  readonly image?: string | null;
  /** Role and company, under the name. */
  readonly detail?: string;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}
const schemes = [
  ['auto', 'shell.schemeAuto', Monitor],
  ['light', 'shell.schemeLight', Sun],
  ['dark', 'shell.schemeDark', Moon],
] as const;

/** Avatar with profile, appearance and sign out. */
export function AccountMenu({ account }: { account: Account }) {
  const text = useKitText();
  const [scheme, setScheme] = useState<SchemeChoice>(readScheme);
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <button type="button" className="hp-plain-button hp-avatar-button">
          <PersonMark name={account.name} image={account.image} />
          <span className="hp-hidden">{text('shell.account', { name: account.name })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <span className="hp-account">
            <strong>{account.name}</strong>
            {account.detail ? <span className="hp-caption">{account.detail}</span> : null}
          </span>
        </Menu.Label>
        {account.entries.map((entry) => (
          <Menu.Item
            key={entry.key}
            renderRoot={(props) => <AppLink {...props} href={entry.href} />}
            leftSection={entry.icon ? <Icon of={entry.icon} /> : undefined}
          >
            {entry.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{text('shell.appearance')}</Menu.Label>
        <Menu.RadioGroup
          value={scheme}
          onChange={(choice) => {
            chooseScheme(choice as SchemeChoice);
            setScheme(choice as SchemeChoice);
          }}
        >
          {schemes.map(([choice, word, icon]) => (
            <Menu.RadioItem key={choice} value={choice} rightSection={<Icon of={icon} small />}>
              {text(word)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={LogOut} />} onClick={account.onSignOut}>
          {text('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
