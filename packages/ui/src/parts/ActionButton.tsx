import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'leftSection' | 'loading'> {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Why it cannot be done now. The button stays reachable, `aria-disabled`, with the reason in text. */
  readonly reason?: string | null;
}
/** A button that says why it does not work now, instead of being grey and silent. */
export function ActionButton({ children, onClick, reason, ...look }: ActionButtonProps) {
  const id = useId();
  if (!reason)
    return (
      <Button {...look} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <span className="hp-unavailable">
      <Button
        {...look}
        variant="default"
        aria-disabled
        aria-describedby={id}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <span className="hp-caption" id={id}>
        {reason}
      </span>
    </span>
  );
}
