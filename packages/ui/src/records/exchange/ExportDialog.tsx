import { allOf } from '@homeport/grammar';
import { Button, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { type ExportAsk, exportAtOnce } from '../host/exchange.ts';
import type { Row } from '../host/row.ts';
import type { List } from '../list/use-list.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** What is on screen as a file: same filter, columns and order; the selected rows only, when some are given. */
export function ExportDialog({
  list,
  rows,
  onClose,
}: {
  list: List;
  rows: readonly Row[] | null;
  onClose: () => void;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const { host, entity } = list;
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const [isFormatted, setFormatted] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const total = rows ? rows.length : (list.query.data?.totalElements ?? 0);
  const isLong = total > exportAtOnce || (!rows && list.query.data?.totalIsCapped === true);
  const start = async () => {
    setBusy(true);
    setFailure(null);
    const chosen = rows ? ({ field: 'id', op: 'in', value: rows.map((row) => row.id) } as const) : undefined;
    const filter = chosen ?? allOf(list.ask.filter);
    const ask: ExportAsk = {
      format,
      isFormatted,
      fields: list.columns.map((column) => column.at.wire),
      ...(filter ? { filter } : {}),
      ...(list.ask.text && !chosen ? { text: list.ask.text } : {}),
      ...(list.ask.sort ? { sort: list.ask.sort } : {}),
    };
    try {
      if (isLong) {
        await host.exchange.exportLater(entity, ask);
        toasts.show(text('export.started'), 'info');
      } else await host.exchange.exportNow(entity, ask);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('export.title', { plural: labels.several(entity) })}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form
        className="hp-lines"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p className="hp-muted">{text(isLong ? 'export.long' : 'export.what', { count: total })}</p>
        {failure ? <FailureNote error={failure} onRetry={() => void start()} /> : null}
        <Radio.Group label={text('export.format')} value={format} onChange={(next) => setFormat(next)}>
          <div className="hp-row hp-gap-wide">
            <Radio value="xlsx" label="Excel (XLSX)" />
            <Radio value="csv" label="CSV" />
          </div>
        </Radio.Group>
        <Switch
          label={text('export.formatted')}
          description={text('export.formattedHelp')}
          checked={isFormatted}
          onChange={(event) => setFormatted(event.currentTarget.checked)}
        />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {text('export.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
