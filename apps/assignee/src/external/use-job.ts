import { ask, Problem } from '@homeport/client';
import {
  answerExternalBill,
  doExternalService,
  needsNote,
  type OutsideDeed,
  type OutsideService,
  postExternalBill,
} from '@homeport/model/external';
import type { StoredFile } from '@homeport/ui/controls/FileField.tsx';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import type { BillAnswerProps } from './BillAnswer.tsx';
import type { NewBill } from './use-bill-by-link.ts';
import { externalWords } from './words.ts';

/** What is written about a service, and what came of it. */
export function useJob(opened: OutsideService, token: string) {
  const say = usePageWords(externalWords);
  const [service, setService] = useState(opened);
  const [last, setLast] = useState<OutsideDeed | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [startDate, setStart] = useState(opened.startDate);
  const [endDate, setEnd] = useState(opened.endDate);
  const [files, setFiles] = useState<readonly StoredFile[] | null>(null);
  const [lacksNote, setLacksNote] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<OutsideDeed | null>(null);
  const run = async (deed: OutsideDeed) => {
    const isEmpty = !note?.trim() && !files;
    setLacksNote(needsNote(deed) && isEmpty);
    if ((needsNote(deed) && isEmpty) || busy || stopAtUnread(document)) return;
    setBusy(deed);
    setFailure(null);
    try {
      const dates = deed === 'ACCEPT' ? { startDate, endDate } : {};
      setService(
        await ask(doExternalService, {
          body: { token, deed, note, ...dates, files: files?.map(({ id }) => id) ?? null },
        }),
      );
      setLast(deed);
      setNote(null);
      setFiles(null);
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : say('job.failed'));
    } finally {
      setBusy(null);
    }
  };
  const post = async (bill: NewBill) => setService(await ask(postExternalBill, { body: { token, ...bill } }));
  const reply: BillAnswerProps['reply'] = async (said) =>
    setService(await ask(answerExternalBill, { body: { token, ...said } }));
  const dates = { startDate, setStart, endDate, setEnd };
  return { service, post, reply, last, note, setNote, files, setFiles, ...dates, lacksNote, failure, busy, run };
}
export type Job = ReturnType<typeof useJob>;
