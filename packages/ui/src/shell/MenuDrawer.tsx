import { Drawer } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { useOpenAfterDrawn } from '../parts/late.tsx';
import { WorkspaceMenu, type WorkspaceMenuProps } from './WorkspaceMenu.tsx';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly menu: Omit<WorkspaceMenuProps, 'isCollapsed' | 'onLeave'>;
  readonly onClose: () => void;
}
/** The menu of the workspace on a phone. */
export function MenuDrawer({ isOpen, menu, onClose }: MenuDrawerProps) {
  const text = useKitText();
  return (
    <Drawer
      opened={useOpenAfterDrawn(isOpen)}
      onClose={onClose}
      size={288}
      title={text('shell.menu')}
      closeButtonProps={{ 'aria-label': text('shell.closeMenu') }}
    >
      <nav aria-label={text('shell.mainMenu')}>
        <WorkspaceMenu {...menu} isCollapsed={false} onLeave={onClose} />
      </nav>
    </Drawer>
  );
}
