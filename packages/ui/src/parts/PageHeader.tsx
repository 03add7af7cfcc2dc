import { type ReactNode, useEffect } from 'react';
import { useKitText } from '../language/use-text.ts';
import { AppLink } from './link.tsx';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}
export interface PageHeaderProps {
  /** A noun. The only h1 of the page; also the title of the tab. */
  readonly title: string;
  /** Code, count or reference beside the title. */
  readonly aside?: ReactNode;
  /** Status chip. */
  readonly chip?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  readonly description?: ReactNode;
  /** The one primary action, then "…". */
  readonly actions?: ReactNode;
}
/** Where am I, what is the state, what can I do. */
export function PageHeader({ title, aside, chip, crumbs = [], description, actions }: PageHeaderProps) {
  const text = useKitText();
  useEffect(() => {
    const app = document.documentElement.dataset.appName;
    document.title = app ? `${title} · ${app}` : title;
  }, [title]);
  return (
    <header className="hp-page-header">
      {crumbs.length > 0 ? (
        <nav aria-label={text('breadcrumb')} className="hp-crumbs hp-no-print">
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <AppLink href={crumb.href}>{crumb.label}</AppLink>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="hp-page-title">
        <h1 tabIndex={-1}>{title}</h1>
        {aside ? <span className="hp-muted hp-number">{aside}</span> : null}
        {chip}
        {actions ? <div className="hp-page-actions hp-no-print">{actions}</div> : null}
      </div>
      {description ? <p className="hp-muted">{description}</p> : null}
    </header>
  );
}
