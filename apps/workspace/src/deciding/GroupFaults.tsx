import { ask } from '@homeport/client';
import { approvalGroupFaults, type GroupFault } from '@homeport/model/deciding';
import { approvalGroup } from '@homeport/model/organisation';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useDeciding } from './use-deciding.ts';
import { decidingWords } from './words.ts';

/** What is wrong with how a group is set up: who of it cannot decide, and which amounts nobody decides. */
export function GroupFaults({ row }: { readonly row: Row }) {
  useLearned('deciding', decidingWords);
  const text = useDeciding();
  const say = useFault();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, approvalGroup).lists, 'faults', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(approvalGroupFaults, {
        query: { group: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  const faults = data?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Banner tone="warning" title={text('faults.title')}>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>{say(fault)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function useFault(): (fault: GroupFault) => string {
  const text = useDeciding();
  const formats = useFormats();
  return (fault) => {
    if ('name' in fault) return text(`faults.${fault.code}`, { name: fault.name });
    if (fault.code !== 'GAP') return text(`faults.${fault.code}`);
    const kind = text(`kind.${fault.kind}`);
    const from = formats.money(fault.from, fault.currency);
    return fault.to === null
      ? text('faults.GAP_ABOVE', { kind, from })
      : text('faults.GAP', { kind, from, to: formats.money(fault.to, fault.currency) });
  };
}
