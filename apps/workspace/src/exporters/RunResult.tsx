import { type ExporterRun, exporterRun } from '@homeport/model/exporters';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';

const { status: state, reason: why } = exporterRun.fields;

/** How a run ended, and why where there is no file. */
export function RunResult({ run: { status, reason, detail } }: { readonly run: ExporterRun }) {
  const labels = useLabels();
  const { label, tone } = state.states[status];
  return (
    <>
      <StatusChip state={status} tone={tone} label={labels.key(`exporterRun.status.${status}`, label)} />
      {reason && status !== 'STOPPED' ? (
        <span className="hp-caption">
          {labels.key(`exporterRun.reason.${reason}`, why.choices?.[reason] ?? reason)}
          {detail ? `. ${detail}` : ''}
        </span>
      ) : null}
    </>
  );
}
