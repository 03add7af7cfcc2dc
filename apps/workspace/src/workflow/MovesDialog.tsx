import { ask } from '@homeport/client';
import { caseWorkflow, type MovesPreview, moveMany, previewMoves } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

interface MovesDialogProps {
  readonly running: readonly string[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}
/** What moving many does, counted one by one, before a job does it. */
export function MovesDialog({ running, onClose, onMoved }: MovesDialogProps) {
  const text = useWords();
  const failure = useFailureText();
  const host = useRecordHost();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflow).lists, 'moves', running],
    queryFn: ({ signal }) => ask(previewMoves, { body: { caseWorkflowIds: [...running] }, ...away, signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const move = async ({ moves }: MovesPreview) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const asked = moves.map((one) => ({ running: one.running, seen: one.seen }));
      await ask(moveMany, { body: { moves: asked }, ...away });
      void client.invalidateQueries({ queryKey: ['jobs'] });
      toasts.show(text('work.movesBegun', { count: moves.length }));
      onMoved();
    } catch (error) {
      setRefusal(failure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={text('work.movesTitle', { count: running.length })} size="xl">
      <div className="hp-lines">
        <WhenLoaded query={query} rows={6} failed={text('work.failed')}>
          {(preview) => (
            <>
              <Moves preview={preview} />
              {refusal ? <InlineError message={refusal} /> : null}
              <div className="hp-dialog-actions">
                <ActionButton variant="default" onClick={onClose}>
                  {text('work.moveNot')}
                </ActionButton>
                {preview.moves.length > 0 ? (
                  <ActionButton loading={isBusy} onClick={() => void move(preview)}>
                    {text('work.movesNow', { count: preview.moves.length })}
                  </ActionButton>
                ) : null}
              </div>
            </>
          )}
        </WhenLoaded>
      </div>
    </Dialog>
  );
}

const counted = ['NEW', 'LEFT_OUT', 'CHANGED', 'GONE', 'STAYS', 'KEPT'] as const;

/** What moving many does: the sum, and each assignment by itself. */
function Moves({ preview: { moves, refused, told } }: { readonly preview: MovesPreview }) {
  const text = useWords();
  const formats = useFormats();
  const sum = (name: (typeof counted)[number]) => moves.reduce((all, { counts }) => all + counts[name], 0);
  const all = counted.flatMap((name) =>
    sum(name) > 0 ? [formats.pair(text(`work.becomes.${name}`), formats.number(sum(name)))] : [],
  );
  return (
    <>
      {moves.length > 0 ? (
        <>
          <p>{text('work.movesSum', { count: moves.length, counts: formats.list(all) })}</p>
          <AdminTable
            columns={[text('work.assignment'), ...counted.map((name) => ({ number: text(`work.becomes.${name}`) }))]}
            rows={moves}
            keyOf={(one) => one.running}
            head={(one) => one.title}
            cells={({ counts }) =>
              counted.map((name) => (
                <td key={name} className="admin-number" data-label={text(`work.becomes.${name}`)}>
                  {formats.number(counts[name])}
                </td>
              ))
            }
          />
        </>
      ) : null}
      {refused.map((one) => (
        <Banner key={one.running} tone="warning" title={one.title}>
          {one.problem}
        </Banner>
      ))}
      <p className="hp-muted">
        {told.length > 0 ? text('work.moveTells', { names: formats.list(told) }) : text('work.moveTellsNobody')}
      </p>
    </>
  );
}
