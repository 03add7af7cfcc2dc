import { ask } from '@homeport/client';
import { callProblems, planCall } from '@homeport/model/calls';
import { ScheduleCall } from '@homeport/ui/call/ScheduleCall.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { callsQuery } from './call-data.ts';
import { callWords } from './words.ts';

/** Plans a call with the case manager. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const text = usePageWords(callWords);
  const queries = useQueryClient();
  return (
    <ScheduleCall
      faultsOf={(typed) => callProblems(typed, Date.now()).map(({ field }) => field)}
      onPlan={async (call, key) => {
        await ask(planCall, { body: { ...call }, key });
        await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
        toasts.show(text('planned'));
      }}
      onClose={onClose}
    />
  );
}
