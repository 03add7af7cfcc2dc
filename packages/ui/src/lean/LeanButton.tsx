import type { ReactNode } from 'react';

export interface LeanButtonProps {
  readonly children: ReactNode;
  readonly type?: 'submit' | 'button';
  /** One filled button per page; the others are plain or look like a link. */
  readonly look?: 'filled' | 'plain' | 'link';
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
}
/** A native button for the sign-in page. While busy it keeps its words and its focus. */
export function LeanButton({ children, type = 'button', look = 'plain', isBusy, disabled, onClick }: LeanButtonProps) {
  return (
    <button
      type={type}
      className="hp-lean-button"
      data-look={look}
      aria-busy={isBusy || undefined}
      disabled={disabled}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
