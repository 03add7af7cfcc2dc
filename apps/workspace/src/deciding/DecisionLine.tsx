import { records } from '@homeport/client';
import { type Decision, decision, ofLastRound } from '@homeport/model/deciding';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { type StageState, StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useDeciding } from './use-deciding.ts';
import { decidingWords } from './words.ts';

const states: Readonly<Record<Decision['status'], StageState>> = {
  WAITING: 'coming',
  OPEN: 'current',
  DELEGATED: 'current',
  ESCALATED: 'current',
  ON_HOLD: 'current',
  APPROVED: 'done',
  SKIPPED: 'done',
  REJECTED: 'stopped',
  CANCELLED: 'stopped',
};

/**
 * The steps in which a record is decided, with whom each asks and who decided it; nothing where it is decided as a whole. `of` is the
 * relation of a decision that leads to the record, called like its entity.
 */
export function DecisionLine({ of, row }: { readonly of: string; readonly row: Row }) {
  useLearned('deciding', decidingWords);
  const text = useDeciding();
  const formats = useFormats();
  const host = useRecordHost();
  const { me } = useWorkspace();
  // With the version: each decision changes how many are left, and with it the record.
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, decision).lists, 'line', row.id, row.version],
    queryFn: ({ signal }) =>
      records(decision, host.tenant === me.tenant.id ? undefined : host.tenant).search(
        {
          filter: {
            all: [
              { field: of, op: 'eq', value: row.id },
              { field: 'status', op: 'ne', value: 'CANCELLED' },
            ],
          },
          sort: ['sequence,asc', 'name,asc'],
          size: 50,
          total: 'none',
        },
        signal,
      ),
    enabled: row.status !== 'DRAFT',
  });
  const steps = ofLastRound(data?.content ?? []);
  if (steps.length === 0) return null;
  // What the reader is asked is decided on a page of its own, which says whom it asks and what was decided before.
  const mine = steps.filter((one) => one.can?.includes('approve'));
  return (
    <>
      <StageTracker
        label={text('line.label')}
        stages={steps.map((one) => {
          const asked = [...(one.asked ?? []), ...(one.owner ? [one.owner] : [])].map(({ label }) => label);
          const people = one.decidedBy?.label ?? (asked.length > 0 ? formats.list(asked) : null);
          const isHandedOn = one.status === 'DELEGATED' || one.status === 'ESCALATED' || one.status === 'ON_HOLD';
          return {
            id: one.id,
            label: one.name,
            state: states[one.status],
            owner: isHandedOn && people !== null ? text(`line.${one.status}`, { people }) : people,
            date: one.decidedAt?.slice(0, 10) ?? one.dueDate,
            reason: one.decisionNote,
          };
        })}
      />
      {mine.map((one) => (
        <p key={one.id}>
          <Button onClick={() => host.go(host.address({ to: 'record', entity: decision, id: one.id }) ?? '')}>
            {text('line.mine', { step: one.name })}
          </Button>
        </p>
      ))}
    </>
  );
}
