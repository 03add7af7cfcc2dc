import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useWords } from '../words/use-words.ts';

const SendDialog = lazyPart(() => import('./SendDialog.tsx').then((it) => it.SendDialog));

/** Sends a broadcast, or schedules one that has its time, after a look at its audience and its text. */
export function BroadcastButtons({ row }: { readonly row: Row }) {
  const text = useWords();
  const [deed, setDeed] = useState<'send' | 'schedule' | null>(null);
  const { sendAt, status } = row;
  const maySchedule = sendAt !== null && status === 'DRAFT' && row.can?.includes('schedule') === true;
  return (
    <>
      {maySchedule ? <Button onClick={() => setDeed('schedule')}>{text('broadcasts.schedule')}</Button> : null}
      {row.can?.includes('send') ? (
        <Button variant={maySchedule || status === 'SCHEDULED' ? 'default' : 'filled'} onClick={() => setDeed('send')}>
          {text(sendAt === null ? 'broadcasts.send' : 'broadcasts.sendNow')}
        </Button>
      ) : null}
      {deed ? (
        <Suspense>
          <SendDialog row={row} deed={deed} onClose={() => setDeed(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
