import { OpeningFrame } from '@homeport/ui/lean/OpeningFrame.tsx';
import type { ThemeData } from '../session/theme.ts';
import { leanText } from './lean-context.ts';

const bones = (
  <div className="lean-bones">
    <span />
    <span />
    <span />
  </div>
);

/** The shell and a skeleton of Home while the application itself is loaded; or why it could not be. */
export function LeanOpening({ theme, locale, onRetry }: { theme: ThemeData; locale: string; onRetry?: () => void }) {
  return <OpeningFrame theme={theme} look="lean-opening" text={leanText(locale)} bones={bones} onRetry={onRetry} />;
}
