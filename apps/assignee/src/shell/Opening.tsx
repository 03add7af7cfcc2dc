import { useKitText } from '@homeport/ui/language/use-text.ts';
import type { ReactNode } from 'react';

/** A page that is opened for the first time: its shape, and a heading for who cannot see it. */
export function Opening({ shape }: { shape: ReactNode }) {
  const text = useKitText();
  return (
    <>
      <h1 className="hp-hidden">{text('loading')}</h1>
      {shape}
    </>
  );
}
