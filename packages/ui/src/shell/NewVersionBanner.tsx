import { useKitText } from '../language/use-text.ts';
import { Banner } from '../parts/Banner.tsx';
import type { NewVersion } from './new-version.ts';

/** Says that a new version waits for a safe moment; nothing while there is none. */
export function NewVersionBanner({ version }: { version: NewVersion }) {
  const text = useKitText();
  if (!version.isWaiting) return null;
  return (
    <Banner tone="info" action={{ label: text('shell.reloadNow'), onClick: version.reloadNow }}>
      {text('shell.newVersion')}
    </Banner>
  );
}
