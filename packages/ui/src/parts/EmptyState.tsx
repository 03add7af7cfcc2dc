import { Inbox, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitText } from '../language/use-text.ts';

export interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** Positive: what will be here, or what to start with. */
  readonly title: string;
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}
/** Nothing here yet: small icon, title, one sentence, one button. */
export function EmptyState({ icon: Shape = Inbox, title, children, action }: EmptyStateProps) {
  return (
    <div className="hp-empty">
      <Shape className="hp-icon" size={24} strokeWidth={1.75} aria-hidden />
      <p className="hp-empty-title">{title}</p>
      {children ? <div className="hp-muted">{children}</div> : null}
      {action}
    </div>
  );
}
/** A search without a hit: names it and offers to clear it. */
export function NoResults({ query, onClear }: { query: string; onClear: () => void }) {
  const text = useKitText();
  return (
    <EmptyState
      icon={SearchX}
      title={text('state.noResults', { query })}
      action={
        <button type="button" className="hp-link-button" onClick={onClear}>
          {text('state.clearSearch')}
        </button>
      }
    />
  );
}
