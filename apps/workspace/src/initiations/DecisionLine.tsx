import { records } from '@homeport/client';
import { type InitiationDecision, initiationDecision } from '@homeport/model/initiations';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { type StageState, StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useInitiations } from './use-initiations.ts';
import { initiationWords } from './words.ts';

const states: Readonly<Record<InitiationDecision['status'], StageState>> = {
  WAITING: 'coming',
  OPEN: 'current',
  APPROVED: 'done',
  SKIPPED: 'done',
  REJECTED: 'stopped',
  CANCELLED: 'stopped',
};

/** The steps in which a request is decided, with whom each asks and who decided it; nothing where it is decided as a whole. */
export function DecisionLine({ row }: { readonly row: Row }) {
  useLearned('initiations', initiationWords);
  const text = useInitiations();
  const formats = useFormats();
  const host = useRecordHost();
  const { me } = useWorkspace();
  // With the version: each decision changes how many are left, and with it the request.
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, initiationDecision).lists, 'line', row.id, row.version],
    queryFn: ({ signal }) =>
      records(initiationDecision, host.tenant === me.tenant.id ? undefined : host.tenant).search(
        {
          filter: {
            all: [
              { field: 'initiation', op: 'eq', value: row.id },
              { field: 'status', op: 'ne', value: 'CANCELLED' },
            ],
          },
          sort: ['sequence,asc'],
          size: 50,
          total: 'none',
        },
        signal,
      ),
    enabled: row.status !== 'DRAFT',
  });
  const steps = data?.content ?? [];
  if (steps.length === 0) return null;
  return (
    <StageTracker
      label={text('line.label')}
      stages={steps.map((one) => {
        const asked = [...(one.asked ?? []), ...(one.owner ? [one.owner] : [])].map(({ label }) => label);
        return {
          id: one.id,
          label: one.name,
          state: states[one.status],
          owner: one.decidedBy?.label ?? (asked.length > 0 ? formats.list(asked) : null),
          date: one.decidedAt?.slice(0, 10) ?? one.dueDate,
          reason: one.decisionNote,
        };
      })}
    />
  );
}
