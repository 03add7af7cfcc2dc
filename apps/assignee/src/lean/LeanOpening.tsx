import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanNotice } from '@homeport/ui/lean/LeanNotice.tsx';
import type { ThemeData } from '../session/theme.ts';
import { leanText } from './lean-context.ts';

/** The shell and a skeleton of Home while the application itself is loaded; or why it could not be. */
export function LeanOpening({ theme, locale, onRetry }: { theme: ThemeData; locale: string; onRetry?: () => void }) {
  const text = leanText(locale);
  return (
    <div className="lean-opening">
      <header className="lean-opening-bar">
        <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
      </header>
      <main className="lean-opening-body">
        <h1 className="hp-hidden">{text('opening', { app: theme.appName })}</h1>
        {onRetry ? (
          <>
            <LeanNotice tone="danger">{text('openFailed')}</LeanNotice>
            <LeanButton look="filled" onClick={onRetry}>
              {text('tryAgain')}
            </LeanButton>
          </>
        ) : (
          <div role="status" aria-label={text('opening', { app: theme.appName })} className="lean-bones">
            <span />
            <span />
            <span />
          </div>
        )}
      </main>
    </div>
  );
}
