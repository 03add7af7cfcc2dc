import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { AppLink } from '../parts/link.tsx';
import type { MenuButton } from './LateMenu.tsx';
import { byHeading, type MenuGroup } from './menu.ts';
import { OpenedMenu } from './OpenedMenu.tsx';

/** The entries of one menu, beside its icon in the narrow rail. */
export function GroupPanel({ group, button }: { group: MenuGroup; button: MenuButton }) {
  return (
    <OpenedMenu button={button} position="right-start" width={240}>
      {byHeading(group.entries).map(([heading = group.label, entries]) => (
        <Fragment key={heading}>
          <Menu.Label>{heading}</Menu.Label>
          {entries.map((entry) => (
            <Menu.Item key={entry.key} renderRoot={(root) => <AppLink {...root} href={entry.href} />}>
              {entry.label}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
    </OpenedMenu>
  );
}
