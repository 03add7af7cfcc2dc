import { useState } from 'react';
import { HomeportMark } from './HomeportMark.tsx';

export interface LogoProps {
  /** Address of the tenant's logo; ours when it is missing or cannot be loaded. */
  readonly src?: string | null;
  /** For dark backgrounds; without it `src` is used there too. */
  readonly srcDark?: string | null;
  /** Name of the app, read out instead of the picture. */
  readonly name?: string | null;
  readonly isOnPaper?: boolean;
}
/** A tenant's logo, 28 px high in a fixed box so that nothing jumps. No Mantine here: the sign-in page uses it. */
export function Logo({ src, srcDark, name, isOnPaper }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const title = name || 'Homeport';
  if (!src || failed === src)
    return (
      <span className="hp-logo" data-own>
        <HomeportMark />
        <span className="hp-logo-name">{title}</span>
      </span>
    );
  const dark = isOnPaper ? null : srcDark;
  return (
    <span className="hp-logo">
      <img
        className={dark ? 'hp-logo-light' : undefined}
        src={src}
        alt={title}
        height={28}
        onError={() => setFailed(src)}
      />
      {dark ? <img className="hp-logo-dark" src={dark} alt={title} height={28} onError={() => setFailed(src)} /> : null}
    </span>
  );
}
