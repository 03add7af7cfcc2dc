import { ShortcutKeys } from '../keys/ShortcutKeys.tsx';
import { shortcuts } from '../keys/shortcuts.ts';
import { useSettings } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from '../parts/Dialog.tsx';

/** Every shortcut of the page at this moment, by group. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const text = useKitText();
  const { hasSingleKeys } = useSettings();
  const groups = Map.groupBy(shortcuts.list(), (shortcut) => shortcut.group ?? text('shortcuts.general'));
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={text('shortcuts.title')}
      closeButtonProps={{ 'aria-label': text('close') }}
    >
      {hasSingleKeys ? null : <p className="hp-muted">{text('shortcuts.off')}</p>}
      <div className="hp-sheet">
        {[...groups].map(([group, list]) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {[...Map.groupBy(list, (shortcut) => shortcut.label)].map(([label, ways]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {[...new Set(ways.map(({ keys }) => keys))].map((keys) => (
                    <dd key={keys}>
                      <ShortcutKeys keys={keys} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
