import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { tenantParam, withParams } from '../frame/address.ts';
import { inAddress } from '../frame/company.rules.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { directoryPath } from './paths.ts';

/** Leads from the single sign-on of a company to what its directory provisions. */
export function DirectoryLink() {
  const text = useWords();
  const host = useRecordHost();
  const { access, me } = useWorkspace();
  if (!mayDo(access, 'call.directoryOverview')) return null;
  const address = withParams(directoryPath, { [tenantParam]: inAddress(me, host.tenant) ?? '' });
  return (
    <AppLink href={address} className="hp-button">
      {text('page.directory')}
    </AppLink>
  );
}
