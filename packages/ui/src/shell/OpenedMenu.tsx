import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactNode, type RefAttributes, useEffect, useRef, useState } from 'react';
import type { MenuButton } from './LateMenu.tsx';

export interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  readonly button: MenuButton;
  readonly className?: string;
  readonly children: ReactNode;
}
/** A menu that opens when it is drawn for the first time: its button was pressed while it was on its way. */
export function OpenedMenu({ button, className, children, ...place }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // This button has taken the place of the pressed one; the focus comes back to it when the menu closes.
    target.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu {...place} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{cloneElement(button, { ref: target } as RefAttributes<HTMLButtonElement>)}</Menu.Target>
      <Menu.Dropdown className={className}>{children}</Menu.Dropdown>
    </Menu>
  );
}
