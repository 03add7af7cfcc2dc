import { ask, Problem } from '@homeport/client';
import { confirmPhone, updateMe, verifyPhone } from '@homeport/model/identity';
import { CodeInput } from '@homeport/ui/controls/CodeInput.tsx';
import { PhoneField } from '@homeport/ui/controls/PhoneField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { profileWords } from './words.ts';

/** The number of the account: entered, then proved with a code that is sent to it. */
export function PhoneCard() {
  const { me, took } = useApp();
  const say = usePageWords(profileWords);
  const text = useWords();
  const isOnline = useOnline();
  const [number, setNumber] = useState<string | null>(me.phone);
  const [code, setCode] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      const isSaid = error instanceof Problem && error.status > 0 && error.status < 500;
      setFailed(isSaid ? (error.errors[0]?.title ?? error.message) : text('notSaved'));
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    run(async () => {
      if (number && number !== me.phone) await took(await ask(updateMe, { body: { phone: number } }));
      const { message } = await ask(verifyPhone, { body: {} });
      setWaiting(true);
      setCode(null);
      toasts.show(message);
    });
  const confirm = () =>
    run(async () => {
      await took(await ask(confirmPhone, { body: { code: code ?? '' } }));
      setWaiting(false);
      toasts.show(text('saved'));
    });
  const isVerified = me.isPhoneVerified && number === me.phone;
  return (
    <Card
      title={text('profile.phone')}
      aside={
        me.phone ? (
          <StatusChip
            state={isVerified ? 'active' : 'pending'}
            tone={isVerified ? 'success' : 'warning'}
            label={say(isVerified ? 'phone.verified' : 'phone.unverified')}
          />
        ) : undefined
      }
    >
      <form
        className="hp-lines"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void (isWaiting && code?.length === 6 ? confirm() : send());
        }}
      >
        <p className="hp-muted">{say('phone.text')}</p>
        {failed ? <InlineError message={failed} /> : null}
        <PhoneField
          label={say('phone.number')}
          value={number}
          onChange={(next) => {
            setNumber(next);
            setWaiting(false);
          }}
        />
        {isWaiting ? <CodeInput label={say('phone.code')} required value={code} onChange={setCode} /> : null}
        <div className="hp-row">
          {isWaiting ? (
            <Button type="submit" variant="default" loading={isBusy} disabled={!isOnline || code?.length !== 6}>
              {say('phone.confirm')}
            </Button>
          ) : null}
          {isVerified ? null : (
            <Button
              variant="default"
              loading={isBusy && !isWaiting}
              disabled={!isOnline || !number}
              onClick={(event) => {
                if (!stopAtUnread(event.currentTarget.form)) void send();
              }}
            >
              {say(isWaiting ? 'phone.again' : 'phone.send')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
