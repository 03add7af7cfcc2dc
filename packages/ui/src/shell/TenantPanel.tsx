import { Menu } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import type { MenuButton } from './LateMenu.tsx';
import { OpenedMenu } from './OpenedMenu.tsx';
import type { TenantChoiceProps } from './tenant-choice.ts';

/** The companies somebody may work for, with the one worked for marked. */
export function TenantPanel({ tenant, tenants, onSwitch, button }: TenantChoiceProps & { button: MenuButton }) {
  const text = useKitText();
  return (
    <OpenedMenu button={button} width={280} position="bottom-start" className="hp-tall-menu">
      <Menu.Label>{text('shell.switchTenant')}</Menu.Label>
      <Menu.RadioGroup
        value={tenant.id}
        onChange={(id) => {
          if (id !== tenant.id) onSwitch(id);
        }}
      >
        {tenants.map((choice) => (
          <Menu.RadioItem key={choice.id} value={choice.id} closeMenuOnClick>
            {choice.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenedMenu>
  );
}
