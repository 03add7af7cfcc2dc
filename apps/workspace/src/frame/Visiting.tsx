import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useWords } from '../words/use-words.ts';
import { tenantParam, withParams } from './address.ts';
import { workedForMeanwhile } from './visiting.rules.ts';
import { useWorkspace } from './workspace.ts';

/** Says that what stands here is of another company than the one worked for, and leads back. */
export function Visiting() {
  const { me, preferences } = useWorkspace();
  const host = useRecordHost();
  const text = useWords();
  const chosen = workedForMeanwhile(me, preferences.client, host.tenant);
  const shown = me.tenants.find(({ id }) => id === host.tenant);
  if (!chosen || !shown) return null;
  const back = () => host.go(withParams('/workspace', { [tenantParam]: chosen.id }));
  return (
    <Banner tone="info" action={{ label: text('clients.visitOver', { company: chosen.name }), onClick: back }}>
      {text('clients.visit', { shown: shown.name, company: chosen.name })}
    </Banner>
  );
}
