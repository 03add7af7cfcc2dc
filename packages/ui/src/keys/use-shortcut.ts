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
/**
 * Registers a shortcut while the component is on screen. Single keys are off in inputs. Without a deed the key is only told in
 * the sheet: what has the focus takes it by itself.
 */
export function useShortcut(
  keys: string,
  run: ((event: KeyboardEvent) => void) | null,
  { label, group, isOn = true }: ShortcutOptions,
): void {
  const latest = useRef(run);
  latest.current = run;
  const isTold = run === null;
  useEffect(() => {
    if (!isOn) return;
    return shortcuts.add({
      keys,
      label,
      ...(group === undefined ? {} : { group }),
      run: isTold ? null : (event) => latest.current?.(event),
    });
  }, [keys, label, group, isOn, isTold]);
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
