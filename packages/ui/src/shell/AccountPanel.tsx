import { Menu } from '@mantine/core';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { AppLink } from '../parts/link.tsx';
import { chooseScheme, readScheme, type SchemeChoice } from '../theme/scheme.ts';
import type { Account } from './account.ts';
import type { MenuButton } from './LateMenu.tsx';
import { OpenedMenu } from './OpenedMenu.tsx';

const schemes = [
  ['auto', 'shell.schemeAuto', Monitor],
  ['light', 'shell.schemeLight', Sun],
  ['dark', 'shell.schemeDark', Moon],
] as const;

/** What the account menu holds: profile, appearance and sign out. */
export function AccountPanel({ account, button }: { account: Account; button: MenuButton }) {
  const text = useKitText();
  const [scheme, setScheme] = useState<SchemeChoice>(readScheme);
  return (
    <OpenedMenu button={button} position="bottom-end" width={264}>
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
    </OpenedMenu>
  );
}
