import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';

export interface PrintFrameProps {
  readonly title: string;
  /** The filters of a list, in words. */
  readonly filters?: string;
  /** When it was printed, ISO UTC. */
  readonly at: string;
  readonly logo?: string | null;
  readonly appName?: string;
  readonly children: ReactNode;
}
/** What a page looks like on paper: logo, title, filters and time in UTC above it. On screen only its content shows. */
export function PrintFrame({ title, filters, at, logo, appName, children }: PrintFrameProps) {
  const text = useKitText();
  const formats = useFormats();
  return (
    <div className="hp-print">
      <div className="hp-print-head">
        <Logo src={logo} name={appName} isOnPaper />
        <div>
          <p className="hp-print-title">{title}</p>
          {filters ? <p>{text('print.filters', { filters })}</p> : null}
          <p>{text('print.page', { time: formats.localTime(at) })}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
