import '../controls/controls.css';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { filterDelay } from '../controls/options.ts';
import { usePressedList } from '../controls/use-pressed-list.ts';
import { ShortcutKeys } from '../keys/ShortcutKeys.tsx';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { CommandGroup, PaletteCommand, PaletteSource } from './palette.ts';
import { findCommands } from './palette.ts';

/** What was found, and for which words; null: nothing was looked for yet. */
interface Answered {
  readonly groups: readonly CommandGroup[];
  readonly hasFailed: boolean;
  readonly to: string | null;
}
export interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly sources: readonly PaletteSource[];
  /** What is searched here, where it is not everything. */
  readonly title?: string;
}
/** Records, pages, actions and recent things behind one field. Loaded when it is first opened. */
export function CommandPalette({ onClose, sources, title }: CommandPaletteProps) {
  const text = useKitText();
  const name = title ?? text('palette.title');
  const id = useId();
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState<Answered>({ groups: [], hasFailed: false, to: null });
  const early = useRef<AbortController>(undefined);
  useEffect(() => () => early.current?.abort(), []);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await findCommands(sources, query, abort.signal);
        if (abort.signal.aborted) return;
        setAnswered({ ...answer, to: query });
        setAt(0);
      },
      query ? filterDelay : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sources, query]);
  const [found, press] = usePressedList(answered);
  const all = found.groups.flatMap((group) => group.commands);
  const current = all[at];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (command: PaletteCommand) => {
    onClose();
    command.run();
  };
  const more = found.groups.find((group) => group.more)?.more;
  /** Enter came before the matches: they are waited for, and what stands there for other words is not run. */
  const runFirst = async () => {
    early.current?.abort();
    const abort = new AbortController();
    early.current = abort;
    const first = (await findCommands(sources, query, abort.signal)).groups[0]?.commands[0];
    if (first && !abort.signal.aborted) run(first);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (answered.to !== query) void runFirst();
      else if (current) run(current);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || all.length === 0) return;
    event.preventDefault();
    setAt((at + step + all.length) % all.length);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      size="lg"
      yOffset="10vh"
      centered={false}
      title={name}
      classNames={{ header: 'hp-hidden', body: 'hp-palette' }}
    >
      <TextInput
        label={name}
        labelProps={{ className: 'hp-hidden' }}
        placeholder={title ?? text('palette.placeholder')}
        leftSection={<Icon of={Search} />}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          early.current?.abort();
          setQuery(event.currentTarget.value);
        }}
        onKeyDown={move}
      />
      <p className="hp-hidden" role="status">
        {text('palette.count', { count: all.length })}
      </p>
      <div className="hp-palette-list" role="listbox" id={`${id}-list`} aria-label={name} ref={list} {...press}>
        {found.groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of inputs
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="hp-panel-group" aria-hidden>
              {group.label}
            </div>
            {group.commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and takes the keys
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                className="hp-palette-option"
                onMouseMove={() => setAt(all.indexOf(command))}
                onClick={() => run(command)}
              >
                <span className="hp-option-words">
                  <span>{command.label}</span>
                  {command.detail ? <span className="hp-caption">{command.detail}</span> : null}
                </span>
                {command.keys ? <ShortcutKeys keys={command.keys} /> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && query && answered.to === query ? (
        <p className="hp-palette-note">{text('palette.empty', { query })}</p>
      ) : null}
      {query && more ? <p className="hp-palette-note">{more}</p> : null}
      {found.hasFailed ? <p className="hp-palette-note hp-danger">{text('palette.failed')}</p> : null}
      <p className="hp-palette-note hp-caption">{text('palette.hint')}</p>
    </Dialog>
  );
}
