import type { ReactNode } from 'react';
import { useThemes } from './use-themes.ts';

type Size = 'phone' | 'desktop';

/** The sign-in as people meet it: the company's picture on the left where there is room. */
export function SignInScreen({
  logo,
  app,
  picture,
  size,
}: {
  readonly logo: ReactNode;
  readonly app: string;
  readonly picture: string | null;
  readonly size: Size;
}) {
  const text = useThemes();
  return (
    <div className="theme-sign-in">
      {size === 'desktop' ? <div className="theme-beside">{picture ? <img src={picture} alt="" /> : null}</div> : null}
      <div className="theme-panel">
        {logo}
        <strong className="theme-title">{text('mock.signInTo', { app })}</strong>
        <span className="theme-label">{text('mock.username')}</span>
        <span className="theme-input" />
        <span className="theme-button">{text('mock.continue')}</span>
        <span className="theme-link">{text('mock.forgot')}</span>
      </div>
    </div>
  );
}

/** A first page of the assignee's application. */
export function AssigneeScreen({ logo, size }: { readonly logo: ReactNode; readonly size: Size }) {
  const text = useThemes();
  const entries = [text('mock.home'), text('mock.myMove'), text('mock.expenses')];
  return (
    <div className="theme-app" data-size={size}>
      <div className="theme-bar">{logo}</div>
      <Entries entries={entries} />
      <div className="theme-page-body">
        <strong className="theme-title">Lyon → Singapore</strong>
        <div className="theme-card">
          <span>{text('mock.next')}</span>
          <span className="theme-link">{text('mock.task')}</span>
          <span className="theme-button">{text('mock.begin')}</span>
        </div>
      </div>
    </div>
  );
}

/** A list of the workspace. */
export function WorkspaceScreen({ logo, size }: { readonly logo: ReactNode; readonly size: Size }) {
  const text = useThemes();
  const entries = [text('mock.cases'), text('mock.payments'), text('mock.reports')];
  return (
    <div className="theme-app" data-size={size}>
      <div className="theme-bar">{logo}</div>
      <Entries entries={entries} />
      <div className="theme-page-body">
        <div className="theme-head">
          <strong className="theme-title">{text('mock.cases')}</strong>
          <span className="theme-button">{text('mock.new')}</span>
        </div>
        <div className="theme-card">
          <span className="theme-link">A-000123</span>
          <span>Lyon → Singapore</span>
          <span className="theme-link">A-000124</span>
          <span>Madrid → Tokyo</span>
        </div>
      </div>
    </div>
  );
}

/** The first entry of the menu is the open one. */
function Entries({ entries }: { readonly entries: readonly string[] }) {
  return (
    <div className="theme-entries">
      {entries.map((entry, at) => (
        <span key={entry} data-open={at === 0 || undefined}>
          {entry}
        </span>
      ))}
    </div>
  );
}
