import '../controls/controls.css';
import { Drawer } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useOpenAfterDrawn } from '../parts/late.tsx';
import { AppLink } from '../parts/link.tsx';
import type { AddAction } from './add-action.ts';

export interface AddSheetProps {
  readonly isOpen: boolean;
  readonly actions: readonly AddAction[];
  readonly onClose: () => void;
}
/** What can be added, as a sheet over the tabs of a phone. */
export function AddSheet({ isOpen, actions, onClose }: AddSheetProps) {
  const text = useKitText();
  return (
    <Drawer
      opened={useOpenAfterDrawn(isOpen)}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={text('shell.addSheet')}
      closeButtonProps={{ 'aria-label': text('close') }}
      classNames={{ content: 'hp-bottom-sheet' }}
    >
      <ul className="hp-add-list">
        {actions.map((action) => (
          <li key={action.key}>
            <AppLink href={action.href} className="hp-add-link" onClick={onClose}>
              <Icon of={action.icon} />
              <span className="hp-option-words">
                <span>{action.label}</span>
                {action.description ? <span className="hp-caption">{action.description}</span> : null}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
