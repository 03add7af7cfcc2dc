import { ask } from '@homeport/client';
import { type BatchPreview, previewBatch } from '@homeport/model/views';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import type { List } from '@homeport/ui/records/list/use-list.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import type { BatchWish } from './batch-wish.ts';
import type { Change } from './ChangeFields.tsx';
import { StartForm } from './StartForm.tsx';
import { useBatchWords } from './use-batch-words.ts';

/** What would be changed, and what would be refused and why; from there it is started. */
export function Preview({ list, changes }: { readonly list: List; readonly changes: readonly Change[] }) {
  const text = useBatchWords();
  const failureText = useFailureText();
  const { me } = useWorkspace();
  const { entity, host } = list;
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: BatchPreview } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const given = changes.flatMap(({ name, value }) => {
    const at = name === null ? undefined : fieldAt(entity, name);
    return at ? [[at.wire, value] as const] : [];
  });
  const wish: BatchWish = {
    filter: list.ask.filter ? JSON.stringify(list.ask.filter) : null,
    changes: Object.fromEntries(given) as BatchWish['changes'],
  };
  const written = JSON.stringify(wish);
  // What was changed since is looked at anew.
  const preview = seen?.of === written ? seen.preview : null;
  const look = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
      const answer = await ask(previewBatch, { params: { entity: entity.name }, body: wish, ...away });
      setSeen({ of: written, preview: answer });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={text('preview')}>
      <div className="hp-lines">
        {failure ? <InlineError message={text('failed')} advice={failureText(failure)} /> : null}
        {preview ? <Seen list={list} preview={preview} /> : <p className="hp-muted">{text('previewText')}</p>}
        <div className="hp-row">
          <Button variant={preview ? 'default' : 'filled'} loading={isBusy} onClick={() => void look()}>
            {text(preview ? 'previewAgain' : 'previewDo')}
          </Button>
        </div>
        {preview && preview.found > 0 ? <StartForm list={list} wish={wish} found={preview.found} /> : null}
      </div>
    </Card>
  );
}

function Seen({ list, preview }: { readonly list: List; readonly preview: BatchPreview }) {
  const text = useBatchWords();
  const labels = useLabels();
  const show = useShow();
  const { found, tried, rows, refused } = preview;
  const wires = Object.keys(rows[0]?.after ?? {});
  const fields = wires.flatMap((wire) => fieldAt(list.entity, wire) ?? []);
  const say = (value: unknown, at: (typeof fields)[number], row: Readonly<Record<string, unknown>>) =>
    value === null || value === undefined || value === '' ? text('nothing') : show.text(at, value, row);
  return (
    <>
      <p>
        <strong>{text('found', { count: found })}</strong> {text('tried', { tried, refused: refused.length })}
      </p>
      {rows.length > 0 ? (
        <AdminTable
          columns={[labels.entity(list.entity), ...fields.map((at) => labels.field(at))]}
          rows={rows}
          keyOf={(row) => row.id}
          head={(row) => row.title}
          cells={(row) =>
            fields.map((at) => (
              <td key={at.wire} data-label={labels.field(at)}>
                {text('fromTo', {
                  from: say(row.before[at.wire], at, row.before),
                  to: say(row.after[at.wire], at, row.after),
                })}
              </td>
            ))
          }
        />
      ) : null}
      {refused.length > 0 ? (
        <AdminTable
          columns={[text('refused'), text('why')]}
          rows={refused.slice(0, 20)}
          keyOf={(row) => row.id}
          head={(row) => row.title}
          cells={(row) => <td>{row.problem}</td>}
        />
      ) : null}
    </>
  );
}
