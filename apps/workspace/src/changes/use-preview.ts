import { ask, daysAsWritten } from '@homeport/client';
import { type ChangePreview, changeOfCircumstance, previewChange } from '@homeport/model/changes';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';

/** What is refused says its days as the reader writes them. */
const withDays = (preview: ChangePreview): ChangePreview => ({
  ...preview,
  faults: preview.faults.map((one) => ({ ...one, text: daysAsWritten(one.text) })),
});

/** What a change would do: one that is there, or one as it is typed. Asked anew whenever changes are. */
export function usePreview(of: Readonly<Record<string, unknown>>, version = 0) {
  const wish = JSON.stringify(of);
  const host = useRecordHost();
  const { me } = useWorkspace();
  return useQuery<ChangePreview>({
    queryKey: [...recordKeys(host.tenant, changeOfCircumstance).lists, 'preview', wish, version],
    queryFn: ({ signal }) =>
      ask(previewChange, {
        body: JSON.parse(wish),
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    select: withDays,
    placeholderData: keepPreviousData,
  });
}
