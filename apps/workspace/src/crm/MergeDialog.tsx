import { ask } from '@homeport/client';
import { idIn } from '@homeport/grammar';
import { type MergePreview, mergeParties, party, previewMerge } from '@homeport/model/crm';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { useInputs } from '@homeport/ui/records/actions/use-inputs.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useCrmWords } from './use-crm-words.ts';

/** What merging with another party would do, as soon as one is chosen. */
function usePreview(row: Row, other: string | undefined) {
  const host = useRecordHost();
  const { me } = useWorkspace();
  return useQuery({
    queryKey: [...recordKeys(host.tenant, party).lists, 'merge', row.id, other ?? ''],
    enabled: other !== undefined,
    queryFn: ({ signal }) =>
      ask(previewMerge, {
        params: { id: row.id },
        query: { other: other ?? '' },
        signal,
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
      }),
  });
}

/** Two parties become one: which the other is, what moves, and then the deed. */
export function MergeDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const text = useCrmWords();
  const run = useDeed(party);
  const inputs = useInputs(mergeParties, row);
  const given = inputs.body.other;
  const other = typeof given === 'string' ? given : idIn(given);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const query = usePreview(row, other);
  const name = String(row.name ?? '');
  const go = async () => {
    if (isBusy || !inputs.check() || query.data?.fault) return;
    setBusy(true);
    setFailure(null);
    try {
      await run(mergeParties, row, inputs.body);
      toasts.show(text('merge.done'));
      onClose();
    } catch (error) {
      if (problemKind(error) === 'refused') inputs.tell(sortProblems(error, (wire) => wire === 'other'));
      else setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog opened size="lg" onClose={onClose} title={text('merge.title')} closeOnClickOutside={!inputs.isTouched}>
      <form
        ref={inputs.root}
        noValidate
        data-gathers
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {inputs.errors}
        {failure ? <FailureNote error={failure} onRetry={() => void go()} /> : null}
        <p>{text('merge.text', { name })}</p>
        {inputs.grid}
        {other === undefined ? null : (
          <WhenLoaded query={query} rows={3} failed={text('merge.failed')}>
            {(preview) => <Effects preview={preview} name={name} />}
          </WhenLoaded>
        )}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!query.data || query.data.fault !== null}>
            {text('merge.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What moves and what the one that stays takes over; or why they are two. */
function Effects({ preview, name }: { readonly preview: MergePreview; readonly name: string }) {
  const text = useCrmWords();
  const formats = useFormats();
  const labels = useLabels();
  const host = useRecordHost();
  if (preview.fault) return <Banner tone="danger">{preview.fault}</Banner>;
  const fields = preview.learns.flatMap((one) => {
    const at = fieldAt(party, one);
    return at ? [labels.field(at)] : [];
  });
  return (
    <section>
      <h3>{text('merge.moves')}</h3>
      {preview.moves.length === 0 ? (
        <p className="hp-muted">{text('merge.nothing')}</p>
      ) : (
        <ul>
          {preview.moves.map(({ entity, count }) => (
            <li key={entity}>
              {labels.plural(host.catalogue.entity(entity))} <span className="hp-number">{formats.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 ? <p>{text('merge.learns', { name, fields: formats.list(fields) })}</p> : null}
    </section>
  );
}
