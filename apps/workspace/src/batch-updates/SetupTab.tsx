import './batch-updates.css';
import { ask } from '@homeport/client';
import type { BatchUpdate } from '@homeport/model/views';
import { type BatchSetup, batchSetup, undoBatch } from '@homeport/model/views';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { ConditionWords } from '@homeport/ui/records/list/FilterBar.tsx';
import type { ListCondition } from '@homeport/ui/records/list/list-state.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../admin/use-admin.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useWatched } from '../records/use-watched.ts';
import { useBatchWords } from './use-batch-words.ts';
import { batchWords } from './words.ts';

/** What a batch update was told to do, in words; whoever started it takes it back here. */
export function SetupTab({ row }: { readonly row: Row }) {
  useLearned('batchUpdates', batchWords);
  const text = useBatchWords();
  const { me, need } = useWorkspace();
  const host = useRecordHost();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const { status } = row as BatchUpdate;
  const [isTaken, setTaken] = useState(false);
  useWatched('batchUpdate', status === 'RUNNING' || (isTaken && status !== 'UNDONE'));
  const query = useQuery({
    queryKey: ['batch-setup', host.tenant, row.id],
    queryFn: async ({ signal }) => {
      const setup = await ask(batchSetup, { params: { id: row.id }, ...away, signal });
      await need(setup.entity);
      return setup;
    },
  });
  return (
    <WhenLoaded query={query} rows={3} failed={text('failed')}>
      {(setup) => (
        <Card title={text('setup')}>
          <div className="hp-lines">
            <Told setup={setup} />
            {setup.isMine && (status === 'APPLIED' || status === 'STOPPED') ? (
              <TakeBack id={row.id} away={away} changed={Number(row.changed ?? 0)} onTaken={() => setTaken(true)} />
            ) : null}
          </div>
        </Card>
      )}
    </WhenLoaded>
  );
}

function Told({ setup }: { readonly setup: BatchSetup }) {
  const text = useBatchWords();
  const labels = useLabels();
  const show = useShow();
  const { catalogue } = useRecordHost();
  const entity = catalogue.entity(setup.entity);
  const conditions = (setup.conditions ?? []) as unknown as readonly ListCondition[];
  return (
    <dl className="batch-told">
      <dt>{text('kind')}</dt>
      <dd>{labels.plural(entity)}</dd>
      <dt>{text('filter')}</dt>
      <dd>
        {conditions.length === 0 ? (
          text('all')
        ) : (
          <ul>
            {conditions.map((condition) => (
              <li key={JSON.stringify(condition)}>
                <ConditionWords entity={entity} condition={condition} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>{text('changes')}</dt>
      <dd>
        <ul>
          {Object.entries(setup.changes).map(([wire, value]) => {
            const at = fieldAt(entity, wire);
            const said = at && value !== null ? show.text(at, value, setup.changes) : text('nothing');
            return <li key={wire}>{text('change', { field: at ? labels.field(at) : '', value: said })}</li>;
          })}
        </ul>
      </dd>
    </dl>
  );
}

function TakeBack({
  id,
  away,
  changed,
  onTaken,
}: {
  readonly id: string;
  readonly away: { readonly tenant?: string };
  readonly changed: number;
  readonly onTaken: () => void;
}) {
  const text = useBatchWords();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const go = async () => {
    const refusal = await refusalOf(() => ask(undoBatch, { params: { id }, ...away }), text('failed'));
    if (refusal) return refusal;
    onTaken();
    setOpen(false);
    toasts.show(text('undoStarted'));
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    return undefined;
  };
  return (
    <div className="hp-row">
      <Button variant="default" leftSection={<Icon of={Undo2} small />} onClick={() => setOpen(true)}>
        {text('undo')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('undoOf', { count: changed })}
        confirmLabel={text('undo')}
        onConfirm={go}
      >
        {text('undoText')}
      </ConfirmDialog>
    </div>
  );
}
