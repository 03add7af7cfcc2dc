import { Button, CloseButton } from '@mantine/core';
import { ShortcutKeys } from '../keys/ShortcutKeys.tsx';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useKitText } from '../language/use-text.ts';
import { useStore } from './store.ts';
import { undos as ownUndos, type Undos } from './undo.ts';

/** Ten seconds to take back what was done; waits while hovered or focused. Placed once by the provider. */
export function UndoBar({ undos = ownUndos }: { undos?: Undos }) {
  const text = useKitText();
  const offer = useStore(undos.store);
  useShortcut('mod+z', () => undos.run(), { label: text('shortcuts.undo') });
  return (
    <section className="hp-undo hp-no-print" aria-label={text('undo')} aria-live="polite">
      {offer ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock, the buttons act
        <div
          className="hp-undo-bar"
          key={offer.id}
          onMouseEnter={() => undos.hold(true)}
          onMouseLeave={() => undos.hold(false)}
          onFocus={() => undos.hold(true)}
          onBlur={() => undos.hold(false)}
        >
          <span>{offer.text}</span>
          <Button variant="subtle" rightSection={<ShortcutKeys keys="mod+z" />} onClick={() => undos.run()}>
            {text('undo')}
          </Button>
          <CloseButton aria-label={text('close')} onClick={() => undos.dismiss()} />
        </div>
      ) : null}
    </section>
  );
}
