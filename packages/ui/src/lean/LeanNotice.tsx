import type { ReactNode } from 'react';

/** A message above the form. Failures are said at once, the rest politely. */
export function LeanNotice({ tone, children }: { tone: 'danger' | 'success' | 'info'; children: ReactNode }) {
  return (
    <div className="hp-lean-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <svg
        className="hp-icon"
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {tone === 'success' ? (
          <path d="M22 11.080V12a10 10 0 1 1-5.930-9.140M22 4 12 14.010l-3-3" />
        ) : (
          <path d="M12 8v5M12 16.500v.010M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" />
        )}
      </svg>
      <div>{children}</div>
    </div>
  );
}
