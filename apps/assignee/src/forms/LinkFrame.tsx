import './link-frame.css';
import type { CompanyLook } from '@homeport/model/tenancy';
import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { type AnchorHTMLAttributes, type ReactNode, useMemo } from 'react';

const PlainLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />;

export interface LinkFrameProps {
  /** Null when the link opens nothing. */
  readonly company: CompanyLook | null;
  readonly locale: string;
  readonly children: ReactNode;
}
/** The frame of what opens by a signed link: the logo of the company and no menu. */
export function LinkFrame({ company, locale, children }: LinkFrameProps) {
  const settings = useMemo(
    () => ({
      locale,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: 'assignee' as const,
      hasSingleKeys: false,
      userId: null,
    }),
    [locale],
  );
  return (
    <HomeportProvider settings={settings} link={PlainLink}>
      <div className="open-form">
        <header>
          <Logo src={company?.logo ?? null} srcDark={company?.logoDark ?? null} name={company?.appName ?? 'Homeport'} />
        </header>
        <main className="hp-content">{children}</main>
      </div>
    </HomeportProvider>
  );
}
