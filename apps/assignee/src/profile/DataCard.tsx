import { ask, callBytes, Problem } from '@homeport/client';
import { oneJob } from '@homeport/model/exchange';
import { askErasure, collectMyData, type MyErasure, myErasure } from '@homeport/model/privacy';
import { erasureRequestStatusTones } from '@homeport/model/tones';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { profileWords } from './words.ts';

const erasureQuery = queryOptions({
  queryKey: ['my-erasure'],
  queryFn: async ({ signal }): Promise<MyErasure | null> => (await ask(myErasure, { signal })) ?? null,
});
const isState = (status: string): status is keyof typeof erasureRequestStatusTones =>
  Object.hasOwn(erasureRequestStatusTones, status);
const wait = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

/** What is kept about the person: to have all of it, and to ask that it goes. */
export function DataCard() {
  const say = usePageWords(profileWords);
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await fetchArchive();
      toasts.show(say('data.downloaded'));
    } catch (error) {
      setFailed(
        error instanceof Problem && error.status > 0 && error.status < 500 ? error.message : say('data.failed'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={say('data')}>
      <div className="hp-lines">
        <p className="hp-muted">{say('data.text')}</p>
        {failed ? <InlineError message={failed} /> : null}
        <div className="hp-row">
          <Button variant="default" loading={isBusy} disabled={!isOnline} onClick={() => void download()}>
            {say('data.download')}
          </Button>
        </div>
        <Erasure />
      </div>
    </Card>
  );
}

/** Has the archive made, waits for it, and saves it. */
async function fetchArchive(): Promise<void> {
  let job = await ask(collectMyData, { body: {}, key: crypto.randomUUID() });
  while (job.state === 'waiting' || job.state === 'running') {
    await wait(700);
    job = await ask(oneJob, { params: { id: job.id } });
  }
  const file = job.result?.file as { id: string; name: string } | undefined;
  if (job.state !== 'done' || !file) throw new Error(job.failure ?? 'no archive');
  const url = URL.createObjectURL(await callBytes(`file-storage/raw/${file.id}`));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

function Erasure() {
  const say = usePageWords(profileWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const request = useQuery(erasureQuery).data ?? null;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const isOpen = request?.status === 'REQUESTED' || request?.status === 'RUNNING';
  const refresh = (next: MyErasure) => queries.setQueryData(erasureQuery.queryKey, next);
  const withdraw = async (id: string) => {
    setFailed(false);
    try {
      await act('erasureRequest', id, 'withdraw', {});
      await queries.invalidateQueries({ queryKey: erasureQuery.queryKey });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {request && isState(request.status) ? (
        <p className="hp-row">
          <StatusChip
            state={request.status}
            tone={erasureRequestStatusTones[request.status]}
            label={say(`erasure.${request.status}`)}
          />
          <span className="hp-muted">{say('erasure.asked', { date: formats.localTime(request.created) })}</span>
        </p>
      ) : null}
      {request?.status === 'REFUSED' && request.decisionReason ? <p>{request.decisionReason}</p> : null}
      {failed ? <InlineError message={say('data.failed')} /> : null}
      <div className="hp-row">
        {isOpen ? (
          request.status === 'REQUESTED' ? (
            <Button variant="default" disabled={!isOnline} onClick={() => void withdraw(request.id)}>
              {say('erasure.withdraw')}
            </Button>
          ) : null
        ) : (
          <Button variant="default" color="danger" disabled={!isOnline} onClick={() => setAsking(true)}>
            {say('erasure.ask')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={say('erasure.ask')}
        confirmLabel={say('erasure.send')}
        isDangerous
        onConfirm={async () => {
          try {
            refresh(await ask(askErasure, { body: { reason }, key: crypto.randomUUID() }));
          } catch (error) {
            return error instanceof Problem && error.status > 0 && error.status < 500
              ? error.message
              : say('data.failed');
          }
          toasts.show(say('erasure.sent'));
          return undefined;
        }}
      >
        <div className="hp-lines">
          <p>{say('erasure.text')}</p>
          <LongTextField label={say('erasure.reason')} maxLength={1000} value={reason} onChange={setReason} />
        </div>
      </ConfirmDialog>
    </>
  );
}
