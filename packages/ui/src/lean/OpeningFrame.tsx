import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { LeanButton } from './LeanButton.tsx';
import { LeanNotice } from './LeanNotice.tsx';

export interface OpeningFrameProps {
  readonly theme: { readonly logo?: string | null; readonly logoDark?: string | null; readonly appName: string };
  /** Begins the names of its classes: `lean-opening` makes `lean-opening-bar`. */
  readonly look: string;
  /** Its texts, which are there before those of the application. */
  readonly text: (key: 'opening' | 'openFailed' | 'tryAgain', values?: Readonly<Record<string, string>>) => string;
  /** Drawn while the application is on its way. */
  readonly bones?: ReactNode;
  /** It did not come: this tries once more. */
  readonly onRetry?: (() => void) | undefined;
}
/** The frame of an application that is on its way, or the reason why it did not come. */
export function OpeningFrame({ theme, look, text, bones, onRetry }: OpeningFrameProps) {
  const opening = text('opening', { app: theme.appName });
  return (
    <div className={look}>
      <header className={`${look}-bar`}>
        <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
      </header>
      <main className={`${look}-body`}>
        <h1 className="hp-hidden">{opening}</h1>
        {onRetry ? (
          <>
            <LeanNotice tone="danger">{text('openFailed')}</LeanNotice>
            <LeanButton look="filled" onClick={onRetry}>
              {text('tryAgain')}
            </LeanButton>
          </>
        ) : (
          <div role="status" aria-label={opening}>
            {bones}
          </div>
        )}
      </main>
    </div>
  );
}
