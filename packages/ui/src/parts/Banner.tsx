import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface BannerProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Said at once by screen readers; for failures that just happened. */
  readonly isUrgent?: boolean;
}
const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

/** A message that stays on the page: icon, words, at most one action. */
export function Banner({ tone, title, children, action, isUrgent }: BannerProps) {
  return (
    <div className="hp-banner" data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <Icon of={icons[tone]} />
      <div className="hp-banner-words">
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? (
        <button type="button" className="hp-link-button" onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
