import './items.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { ActionIcon, Button } from '@mantine/core';
import { CloudOff, FileText, HardDrive, X } from 'lucide-react';
import { useEffect } from 'react';
import type { Report } from '../data/types.ts';
import type { TrayReceipt } from '../offline/tray-store.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { fromReceipt } from './from-receipt.ts';
import { MoveReceipts } from './MoveReceipts.tsx';
import { dropFromTray, openTray, retryInTray, tray, trayProgress, trayState, trayWaiting } from './receipt-tray.ts';
import { useLocalView } from './use-local-view.ts';

/** The receipts of a report that were chosen together: each waits here until the person has looked at it and confirmed it. */
export function ReceiptTray({ report, canAdd }: { report: Report; canAdd: boolean }) {
  const { me } = useApp();
  const text = useWords();
  const lying = (useStore(tray) ?? []).filter((one) => one.report === report.id);
  useEffect(() => void openTray(me.id), [me.id]);
  const [first] = lying;
  if (!first) return null;
  return (
    <Card
      title={text('tray.title', { count: lying.length })}
      aside={
        canAdd ? (
          <AppLink href={hrefOf(first)} className="hp-button hp-button-filled hp-no-print">
            {text('tray.walk')}
          </AppLink>
        ) : null
      }
    >
      {canAdd ? <p className="hp-muted">{text('tray.text')}</p> : <MoveReceipts receipts={lying} from={report.id} />}
      <p className="icon-line hp-muted">
        <Icon of={HardDrive} small />
        {text('tray.here')}
      </p>
      <ul className="expenses">
        {lying.map((one) => (
          <TrayLine key={one.id} one={one} canAdd={canAdd} />
        ))}
      </ul>
    </Card>
  );
}
const hrefOf = ({ report, id }: TrayReceipt): string => `/dashboard/batch/${report}/item?receipt=${id}`;

function TrayLine({ one, canAdd }: { one: TrayReceipt; canAdd: boolean }) {
  const text = useWords();
  const view = useLocalView(one.file);
  const { name } = one.file;
  const isPicture = view?.type.startsWith('image/') && view.type !== 'image/heic';
  return (
    <li className="expense tray-line">
      <span className="thumbnail">{isPicture ? <img src={view?.url} alt="" /> : <Icon of={FileText} />}</span>
      <div className="expense-words">
        {canAdd ? (
          <AppLink href={hrefOf(one)} className="expense-link">
            {name}
          </AppLink>
        ) : (
          <strong>{name}</strong>
        )}
        <TrayState one={one} />
      </div>
      <ActionIcon
        variant="subtle"
        color="neutral"
        aria-label={text('tray.remove', { name })}
        onClick={() => void dropFromTray(one.id)}
      >
        <Icon of={X} />
      </ActionIcon>
    </li>
  );
}
function TrayState({ one }: { one: TrayReceipt }) {
  const text = useWords();
  const formats = useFormats();
  const progress = useStore(trayProgress);
  const state = trayState(one, progress, useStore(trayWaiting));
  const sent = progress[one.id];
  if (state === 'refused')
    return (
      <InlineError
        message={one.refused ?? ''}
        advice={text('receipt.refusedAdvice')}
        onRetry={() => retryInTray(one.id)}
      />
    );
  if (state === 'turn') return <span className="hp-muted">{text('tray.turn')}</span>;
  if (state === 'kept')
    return (
      <div className="tray-state">
        <span className="icon-line hp-muted">
          <Icon of={CloudOff} small />
          {text('receipt.kept')}
        </span>
        <Button variant="default" size="compact-md" onClick={() => retryInTray(one.id)}>
          {text('receipt.retry')}
          <span className="hp-hidden"> {one.file.name}</span>
        </Button>
      </div>
    );
  if (state === 'sending')
    return (
      <div className="tray-state">
        <span className="hp-muted">{text('receipt.sending')}</span>
        {sent ? (
          <>
            <progress value={sent.sent} max={sent.total} aria-label={one.file.name} />
            <span className="hp-caption hp-number">
              {text('receipt.sent', { sent: formats.bytes(sent.sent), total: formats.bytes(sent.total) })}
            </span>
          </>
        ) : null}
      </div>
    );
  const what = one.proposed ? fromReceipt(one.proposed, formats) : '';
  return <span className="hp-muted">{what === '' ? text('tray.byHand') : text('receipt.proposed', { what })}</span>;
}
