import { Button } from '@mantine/core';
import { CircleHelp, CloudOff, Lock, type LucideIcon, SearchX, ServerCrash } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type KitKey, useKitText } from '../language/use-text.ts';
import { AppLink } from './link.tsx';

export type ProblemKind = 'notFound' | 'noAccess' | 'server' | 'offline' | 'failed';
export interface ProblemPageProps {
  readonly kind: ProblemKind;
  readonly homeHref: string;
  readonly helpHref?: string;
  readonly onRetry?: () => void;
  /** Who can grant access: a role or a name. */
  readonly grantor?: string;
  readonly reference?: string;
  /** A search field, on pages that were not found. */
  readonly children?: ReactNode;
}
const looks: Readonly<Record<ProblemKind, readonly [LucideIcon, KitKey, KitKey]>> = {
  notFound: [SearchX, 'problem.notFound', 'problem.notFoundText'],
  noAccess: [Lock, 'problem.noAccess', 'problem.noAccessText'],
  server: [ServerCrash, 'problem.server', 'problem.serverText'],
  offline: [CloudOff, 'problem.offline', 'problem.offlineText'],
  failed: [ServerCrash, 'shell.pageFailed', 'problem.serverText'],
};

/** A page that cannot be shown: what happened, what it means, the ways on. */
export function ProblemPage({ kind, homeHref, helpHref, onRetry, grantor, reference, children }: ProblemPageProps) {
  const text = useKitText();
  const [Shape, title, sentence] = looks[kind];
  useRetryOnline(kind === 'offline' ? onRetry : undefined);
  return (
    <div className="hp-problem">
      <Shape className="hp-icon" size={32} strokeWidth={1.75} aria-hidden />
      <h1 tabIndex={-1}>{text(title)}</h1>
      <p className="hp-muted">{grantor ? text('problem.noAccessGrantor', { who: grantor }) : text(sentence)}</p>
      {reference ? <p className="hp-reference">{text('reference', { reference })}</p> : null}
      {children}
      <div className="hp-row">
        {onRetry ? <Button onClick={onRetry}>{text('tryAgain')}</Button> : null}
        <AppLink href={homeHref} className={onRetry ? 'hp-button' : 'hp-button hp-button-filled'}>
          {text('problem.goHome')}
        </AppLink>
        {helpHref ? (
          <AppLink href={helpHref} className="hp-button">
            <CircleHelp className="hp-icon" size={20} strokeWidth={1.75} aria-hidden />
            {text('problem.getHelp')}
          </AppLink>
        ) : null}
      </div>
    </div>
  );
}

/** Tries again by itself once the network is back, as the page says that it will. */
function useRetryOnline(onRetry: (() => void) | undefined): void {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    const again = (): void => latest.current?.();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
