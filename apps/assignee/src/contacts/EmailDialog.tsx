import { ask, Problem } from '@homeport/client';
import { type Contact, sendQuickMail } from '@homeport/model/contacts';
import { afterPress } from '@homeport/ui/controls/after-press.ts';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { contactWords } from './words.ts';

interface Written {
  readonly subject: string | null;
  readonly detail: string | null;
}
const blank: Written = { subject: null, detail: null };

/** A quick e-mail: send opens when subject and body are there, shows that it is sending, then closes and confirms. */
export function EmailDialog({ contact }: { contact: Contact }) {
  const text = usePageWords(contactWords);
  const kit = useKitText();
  const router = useRouter();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Written | null>(null);
  const [left, setLeft] = useState<ReadonlySet<keyof Written>>(new Set());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = useDraft<Written>(`mail ${contact.id}`, typed ?? blank, typed !== null);
  const values = typed ?? draft.found?.values ?? blank;
  const hasSubject = Boolean(values.subject?.trim());
  const hasBody = Boolean(values.detail?.trim());
  const close = () => router.history.replace(`/dashboard/contactUs/contacts/${contact.id}`);
  const leave = (name: keyof Written) => afterPress(() => setLeft((now) => new Set([...now, name])));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasSubject || !hasBody || isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const body = { sendTo: [contact.email], subject: values.subject?.trim() ?? null, detail: values.detail };
      await ask(sendQuickMail, { body: body, key: key.current });
      draft.erase();
      setTyped(blank);
      toasts.show(text('sent'));
      void queries.invalidateQueries({ queryKey: ['mails'] });
      close();
    } catch (error) {
      // A refused mail is another one when it is sent again; a lost answer is not.
      if (error instanceof Problem && error.status >= 400) key.current = crypto.randomUUID();
      toasts.show(text('notSent'), 'danger');
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSending(false);
    }
  };
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500;
  return (
    <Dialog
      opened
      onClose={close}
      title={text('mailTo', { name: contact.name })}
      size={560}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <form className="hp-lines" onSubmit={send} noValidate>
        {draft.found && typed === null ? <DraftNotice at={draft.found.at} onDiscard={draft.erase} /> : null}
        {problem ? (
          <InlineError
            message={text('notSent')}
            {...(isRefused ? { advice: problem.message } : {})}
            {...(problem.traceId ? { reference: problem.traceId } : {})}
          />
        ) : null}
        <p>
          <strong>{contact.name}</strong> <span className="hp-muted">{contact.email}</span>
        </p>
        <TextField
          label={text('subject')}
          required
          autoFocus
          maxLength={200}
          value={values.subject}
          error={left.has('subject') && !hasSubject ? text('subjectRequired') : undefined}
          onBlur={() => leave('subject')}
          onChange={(subject) => setTyped({ ...values, subject })}
        />
        <LongTextField
          label={text('body')}
          required
          rows={8}
          maxLength={10_000}
          value={values.detail}
          error={left.has('detail') && !hasBody ? text('bodyRequired') : undefined}
          onBlur={() => leave('detail')}
          onChange={(detail) => setTyped({ ...values, detail })}
        />
        {isOnline ? null : <p className="hp-muted">{text('offline')}</p>}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={close}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={!hasSubject || !hasBody || !isOnline}>
            {text('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
