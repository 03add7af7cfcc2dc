import { ask } from '@homeport/client';
import { batchUpdate, startBatch } from '@homeport/model/views';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import type { List } from '@homeport/ui/records/list/use-list.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import type { BatchWish } from './batch-wish.ts';
import { useBatchWords } from './use-batch-words.ts';

/** Names the batch update and says why, then starts it. */
export function StartForm({
  list,
  wish,
  found,
}: {
  readonly list: List;
  readonly wish: BatchWish;
  readonly found: number;
}) {
  const text = useBatchWords();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { me } = useWorkspace();
  const { entity, host } = list;
  const [name, setName] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name?.trim() || !reason?.trim() || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { ...wish, name, reason, found, conditions: list.state.conditions };
      const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
      const { id } = await ask(startBatch, { params: { entity: entity.name }, body: body as never, ...away });
      void queries.invalidateQueries({ queryKey: ['jobs'] });
      host.go(host.address({ to: 'record', entity: batchUpdate, id, tab: 'setup' }) ?? '/workspace');
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <form className="hp-lines batch-start" onSubmit={(event) => void start(event)} noValidate>
      {failure ? <InlineError message={text('failed')} advice={failureText(failure)} /> : null}
      <TextField
        label={text('name')}
        required
        maxLength={120}
        value={name}
        error={hasTried && !name?.trim() ? text('nameNeeded') : undefined}
        onChange={setName}
      />
      <LongTextField
        label={text('reason')}
        required
        rows={2}
        maxLength={1000}
        value={reason}
        error={hasTried && !reason?.trim() ? text('reasonNeeded') : undefined}
        onChange={setReason}
      />
      <div className="hp-row">
        <Button type="submit" loading={isBusy}>
          {text('start', { count: found })}
        </Button>
      </div>
    </form>
  );
}
