import './external.css';
import { Problem } from '@homeport/client';
import { addressOf, type ExternalKind, externalAccess, sendLink } from '@homeport/model/external';
import { EmailField } from '@homeport/ui/controls/EmailField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { NumberField } from '@homeport/ui/controls/NumberField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { useExternal } from './use-external.ts';
import { externalWords } from './words.ts';

export interface SendLinkDialogProps {
  readonly kind: ExternalKind;
  readonly target: string;
  /** What follows from pay may go along: it is open to whoever sends the link. */
  readonly hasPay?: boolean;
  readonly onClose: () => void;
}
interface Sent {
  readonly recipient: string;
  readonly link: string;
  readonly expires: string;
}
const languages = ['en', 'es', 'fr'] as const;

/** To whom a link goes, in which language, for how long and with which words. */
export function SendLinkDialog({ kind, target, hasPay = false, onClose }: SendLinkDialogProps) {
  useLearned('external', externalWords);
  const text = useExternal();
  const { locale } = useSettings();
  const { source } = useRecordHost();
  const client = useQueryClient();
  const [recipient, setRecipient] = useState<string | null>(null);
  const [recipientName, setName] = useState<string | null>(null);
  const [language, setLanguage] = useState<string | null>(locale.slice(0, 2));
  const [days, setDays] = useState<number | null>(14);
  const [message, setMessage] = useState<string | null>(null);
  const [withPay, setWithPay] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const address = addressOf(recipient ?? '');
  const isLong = days !== null && days >= 1 && days <= 90;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!address || !isLong || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const input = {
        kind,
        target,
        recipient: address,
        recipientName,
        language: language ?? 'en',
        days,
        message,
        withPay,
      };
      const answer = (await source.run(externalAccess, sendLink, null, input)) as Omit<Sent, 'recipient'>;
      setSent({ ...answer, recipient: address });
      await client.invalidateQueries();
    } catch (error) {
      setFailure(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSending(false);
    }
  };
  if (sent) return <SentDialog sent={sent} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={text('title')} closeButtonProps={{ 'aria-label': text('close') }}>
      <form className="hp-lines" onSubmit={(event) => void send(event)} noValidate>
        <p className="hp-muted">{text(`what.${kind}`)}</p>
        {failure ? <InlineError message={text('failed')} advice={failure.status < 500 ? failure.message : ''} /> : null}
        <EmailField
          label={text('recipient')}
          required
          value={recipient}
          error={hasTried && !address ? text('recipientNeeded') : undefined}
          onChange={setRecipient}
        />
        <TextField label={text('recipientName')} maxLength={160} value={recipientName} onChange={setName} />
        <PickList
          label={text('language')}
          required
          options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <NumberField
          label={text('days')}
          required
          min={1}
          max={90}
          unit={text('daysUnit')}
          value={days}
          error={hasTried && !isLong ? text('daysRange') : undefined}
          onChange={setDays}
        />
        <LongTextField
          label={text('message')}
          description={text('messageHelp')}
          rows={3}
          maxLength={2000}
          value={message}
          onChange={setMessage}
        />
        {hasPay ? (
          <Checkbox
            label={text('withPay')}
            checked={withPay}
            onChange={(event) => setWithPay(event.currentTarget.checked)}
          />
        ) : null}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {text('send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function SentDialog({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) {
  const text = useExternal();
  const formats = useFormats();
  return (
    <Modal opened onClose={onClose} title={text('title')} closeButtonProps={{ 'aria-label': text('close') }}>
      <div className="hp-lines">
        <Banner tone="success" title={text('sent', { recipient: sent.recipient })} isUrgent>
          {text('sentText', { time: formats.localTime(sent.expires) })}
        </Banner>
        <p>
          {text('link')}
          <br />
          <a href={sent.link} className="external-address">
            {sent.link}
          </a>
        </p>
        <div className="hp-dialog-actions">
          <Button onClick={onClose}>{text('close')}</Button>
        </div>
      </div>
    </Modal>
  );
}
