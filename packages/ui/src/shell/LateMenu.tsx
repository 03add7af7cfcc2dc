import { type ButtonHTMLAttributes, cloneElement, type ReactElement, useCallback, useState } from 'react';
import { type Late, useLate } from '../parts/late.tsx';

/** A button as the frame draws it before its menu is there; the menu takes it over. */
export type MenuButton = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

export interface LateMenuProps<P> {
  /** Draws the same button with its menu, and opens it at once: see `OpenedMenu`. */
  readonly part: Late<P & { readonly button: MenuButton }>;
  readonly menu: P;
  readonly button: MenuButton;
}
/** A button whose menu is loaded when somebody reaches for it. */
export function LateMenu<P extends object>({ part, menu, button }: LateMenuProps<P>) {
  const [isWanted, setWanted] = useState(false);
  const Menu = useLate(
    part,
    isWanted,
    useCallback(() => setWanted(false), []),
  );
  if (Menu) return <Menu {...menu} button={button} />;
  const warm = () => void part.load().catch(() => undefined);
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => setWanted(true),
  });
}
