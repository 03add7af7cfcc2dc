import { useCallback } from 'react';
import { NewVersionBanner } from './NewVersionBanner.tsx';
import { useNewVersion } from './new-version.ts';
import { askVersion, ownVersion } from './version.ts';

/**
 * Opens a new version at the first safe moment, and says so while it waits. `home` is the application's page; `reload` is for
 * an application that has more to renew than the page.
 */
export function VersionWatch({ home, reload }: { home: string; reload?: () => void }) {
  const ask = useCallback(() => askVersion(home), [home]);
  return <NewVersionBanner version={useNewVersion(ownVersion, ask, reload)} />;
}
