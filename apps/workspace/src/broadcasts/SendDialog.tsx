import {
  type Broadcast,
  broadcast,
  broadcastRefusals,
  scheduleBroadcast,
  sendBroadcast,
} from '@homeport/model/notifications';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { Audience } from './Audience.tsx';
import { useAudience } from './audience-query.ts';
import { BroadcastPreview } from './BroadcastPreview.tsx';
import { useBroadcasts } from './use-broadcasts.ts';
import { broadcastWords } from './words.ts';

export interface SendDialogProps {
  readonly row: Row;
  readonly deed: 'send' | 'schedule';
  readonly onClose: () => void;
}

/** The last look before a broadcast goes out: how many it reaches, and what they will read. */
export function SendDialog({ row, deed, onClose }: SendDialogProps) {
  useLearned('broadcasts', broadcastWords);
  const text = useBroadcasts();
  const formats = useFormats();
  const labels = useLabels();
  const failureText = useFailureText();
  const run = useDeed(broadcast);
  const query = useAudience(row, false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const about = row as Broadcast;
  const count = query.data?.users ?? 0;
  const time = about.sendAt ? formats.localTime(about.sendAt) : '';
  const go = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run(deed === 'send' ? sendBroadcast : scheduleBroadcast, row, {});
      toasts.show(text(deed === 'send' ? 'send.started' : 'send.scheduled', { time }));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      title={text(deed === 'send' ? 'send.title' : 'send.titleLater', { time })}
      closeButtonProps={{ 'aria-label': text('close') }}
    >
      <form
        className="hp-lines broadcast-send"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {failure ? (
          <InlineError
            message={labels.key('refusal.broadcasts.unable', broadcastRefusals.$specs.unable.text)}
            advice={failureText(failure)}
          />
        ) : null}
        <WhenLoaded query={query} rows={2} failed={text('failed')}>
          {(audience) => <Audience audience={audience} />}
        </WhenLoaded>
        <BroadcastPreview broadcast={about} />
        <p className="hp-muted">{text('send.final')}</p>
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!query.data}>
            {text(deed === 'send' ? 'send.do' : 'send.doLater', { count })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
