import { useEffect, useRef } from 'react';
import { useSettings } from '../language/settings.tsx';
import { shortcuts } from './shortcuts.ts';

export interface ShortcutOptions {
  /** What it does, for the sheet. */
  readonly label: string;
  readonly group?: string;
  /** Off while false. */
  readonly isOn?: boolean;
}
/** Registers a shortcut while the component is on screen. Single keys are off in inputs. */
export function useShortcut(
  keys: string,
  run: (event: KeyboardEvent) => void,
  { label, group, isOn = true }: ShortcutOptions,
): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!isOn) return;
    return shortcuts.add({
      keys,
      label,
      ...(group === undefined ? {} : { group }),
      run: (event) => latest.current(event),
    });
  }, [keys, label, group, isOn]);
}
/** Listens to the keyboard; placed once by the provider. */
export function useShortcutKeys(): void {
  const { hasSingleKeys } = useSettings();
  useEffect(() => {
    const press = (event: KeyboardEvent) => shortcuts.press(event, hasSingleKeys);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hasSingleKeys]);
}
