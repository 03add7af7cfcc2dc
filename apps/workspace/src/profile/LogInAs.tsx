import { call, keepTokens, type TokenAnswer } from '@homeport/client';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { PasswordDialog } from '@homeport/ui/parts/PasswordDialog.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Works as another user, after the password was proved; the bar above every page leads back. */
export function LogInAs({ row }: { row: Row }) {
  const text = useWords();
  const kit = useKitText();
  const { access, me, reload } = useWorkspace();
  const { confirmPassword } = useRecordHost();
  const [step, setStep] = useState<'closed' | 'reason' | 'password'>('closed');
  const [reason, setReason] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const name = String(row.displayName ?? '');
  if (!mayDo(access, 'call.loginAs') || row.id === me.id || me.actingBy) return null;
  const enter = async () => {
    try {
      keepTokens(await call<TokenAnswer>('POST', 'auth/login-as', { body: { userId: row.id, reason } }));
      reload();
      setStep('closed');
    } catch (error) {
      setFailure(error);
      setStep('reason');
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setStep('reason')}>
        {text('loginAs.button')}
      </Button>
      <Modal
        opened={step === 'reason'}
        onClose={() => setStep('closed')}
        title={text('loginAs.title', { name })}
        closeButtonProps={{ 'aria-label': kit('close') }}
      >
        <form
          className="hp-lines"
          onSubmit={(event) => {
            event.preventDefault();
            setFailure(null);
            setStep('password');
          }}
        >
          <p>{text('loginAs.text', { name })}</p>
          {failure ? <FailureNote error={failure} /> : null}
          <TextField label={text('loginAs.reason')} value={reason} onChange={setReason} maxLength={300} />
          <div className="hp-dialog-actions">
            <Button variant="default" onClick={() => setStep('closed')}>
              {kit('cancel')}
            </Button>
            <Button type="submit">{kit('continue')}</Button>
          </div>
        </form>
      </Modal>
      <PasswordDialog
        isOpen={step === 'password'}
        onClose={() => setStep('closed')}
        continueLabel={text('loginAs.button')}
        onConfirm={async (password, code) => {
          const isRight = await confirmPassword(password, code);
          if (isRight === true) void enter();
          return isRight;
        }}
      >
        {text('loginAs.text', { name })}
      </PasswordDialog>
    </>
  );
}
