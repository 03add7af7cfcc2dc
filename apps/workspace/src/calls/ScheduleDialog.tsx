import { ask, records } from '@homeport/client';
import { callProblems, planCall } from '@homeport/model/calls';
import { caseDetail } from '@homeport/model/cases';
import { ScheduleCall } from '@homeport/ui/call/ScheduleCall.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTalks } from '../chat/use-talks.ts';

interface ScheduleDialogProps {
  readonly tenant?: string;
  readonly onClose: () => void;
}
/** Plans a call with an assignee. */
export function ScheduleDialog({ tenant, onClose }: ScheduleDialogProps) {
  const text = useTalks();
  const client = useQueryClient();
  const [assignment, setAssignment] = useState<string | null>(null);
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      const page = await records(caseDetail, tenant).search(
        { search: query, filter: { field: 'status', op: 'eq', value: 'ACTIVE' }, sort: ['name,asc'], size: 50 },
        signal,
      );
      return page.content.map((one) => ({ value: one.id, label: one.name, description: one.reference }));
    },
    [tenant],
  );
  return (
    <ScheduleCall
      faultsOf={(typed) => callProblems(typed, Date.now()).map(({ field }) => field)}
      isComplete={assignment !== null}
      onPlan={async (call, key) => {
        await ask(planCall, { body: { ...call, caseDetailId: assignment }, key, ...(tenant ? { tenant } : {}) });
        await client.invalidateQueries({ queryKey: ['calls'] });
        toasts.show(text('actionDone'));
      }}
      onClose={onClose}
    >
      {(hasTried) => (
        <PickList
          label={text('calls.assignment')}
          required
          load={load}
          value={assignment}
          error={hasTried && !assignment ? text('calls.assignmentRequired') : undefined}
          onChange={setAssignment}
        />
      )}
    </ScheduleCall>
  );
}
