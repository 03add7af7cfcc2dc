import { ask, Problem } from '@homeport/client';
import { raiseTicket, type TicketLine } from '@homeport/model/help-desk';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useTalkFiles } from '@homeport/ui/talk/use-talk-files.ts';
import { WaitingFiles } from '@homeport/ui/talk/WaitingFiles.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { categories } from './ticket-look.ts';
import { deskWords } from './words.ts';

interface Written {
  readonly subject: string | null;
  readonly category: TicketLine['category'];
  readonly detail: string | null;
}
const blank: Written = { subject: null, category: 'OTHER', detail: null };

/** Raise a ticket. What is typed is kept until it has arrived. */
export function RaiseDialog({ onClose }: { onClose: () => void }) {
  const text = usePageWords(deskWords);
  const kit = useKitText();
  const router = useRouter();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const files = useTalkFiles('file-storage/message');
  const chosen = useRef<HTMLInputElement>(null);
  // Made once: when the answer is lost, the next try raises the same ticket, not a second one.
  const id = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Written | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = useDraft<Written>('raise a ticket', typed ?? blank, typed !== null);
  const values = typed ?? draft.found?.values ?? blank;
  const hasSubject = Boolean(values.subject?.trim());
  const hasDetail = Boolean(values.detail?.trim());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!hasSubject || !hasDetail || isSending || files.isSending || !isOnline) return;
    setSending(true);
    setProblem(null);
    try {
      const body = { ...values, id: id.current, attachments: files.stored };
      const ticket = await ask(raiseTicket, { body });
      draft.erase();
      setTyped(null);
      await queries.invalidateQueries({ queryKey: ['tickets'] });
      toasts.show(text('raised', { reference: ticket.reference }));
      router.history.replace(`/dashboard/contactUs/helpdesk/ticket/${ticket.id}`);
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSending(false);
    }
  };
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500;
  return (
    <Dialog opened onClose={onClose} title={text('raise')} size={640} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="hp-lines" onSubmit={send} noValidate>
        {draft.found && typed === null ? <DraftNotice at={draft.found.at} onDiscard={draft.erase} /> : null}
        {problem ? (
          <InlineError
            message={text('notRaised')}
            {...(isRefused ? { advice: problem.message } : {})}
            {...(problem.traceId ? { reference: problem.traceId } : {})}
          />
        ) : null}
        <TextField
          label={text('subject')}
          required
          autoFocus
          maxLength={200}
          value={values.subject}
          error={hasTried && !hasSubject ? text('subjectRequired') : undefined}
          onChange={(subject) => setTyped({ ...values, subject })}
        />
        <NativeSelect
          label={text('about')}
          value={values.category}
          onChange={(event) => setTyped({ ...values, category: event.currentTarget.value as Written['category'] })}
          data={categories.map((value) => ({ value, label: text(`category.${value}`) }))}
        />
        <LongTextField
          label={text('question')}
          required
          rows={6}
          maxLength={10_000}
          value={values.detail}
          error={hasTried && !hasDetail ? text('bodyRequired') : undefined}
          onChange={(detail) => setTyped({ ...values, detail })}
        />
        <input
          ref={chosen}
          type="file"
          hidden
          multiple
          accept={files.accept}
          aria-label={text('attach')}
          onChange={(event) => {
            files.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <WaitingFiles control={files} />
        <Button variant="default" onClick={() => chosen.current?.click()}>
          {text('attach')}
        </Button>
        {isOnline ? null : <p className="hp-muted">{text('offline')}</p>}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isSending || files.isSending} disabled={!isOnline}>
            {text('sendTicket')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
