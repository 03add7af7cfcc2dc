import { NewVersionBanner } from '@homeport/ui/shell/NewVersionBanner.tsx';
import { useNewVersion } from '@homeport/ui/shell/new-version.ts';
import { askVersion, ownVersion } from './version.ts';

/** Opens a new version at the first safe moment, and says so while it waits. */
export function VersionWatch() {
  return <NewVersionBanner version={useNewVersion(ownVersion, askVersion)} />;
}
