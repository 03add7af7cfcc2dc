import { ask, keepTokens } from '@homeport/client';
import { loginAs } from '@homeport/model/identity';
import { PasswordDialog } from '@homeport/ui/controls/PasswordDialog.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Works as another user, after the password was proved; the bar above every page leads back. */
export function LogInAs({ row }: { row: Row }) {
  const text = useWords();
  const kit = useKitText();
  const { access, me, reload } = useWorkspace();
  const { confirmPassword, tenant } = useRecordHost();
  const [step, setStep] = useState<'closed' | 'start' | 'password'>('closed');
  const [failure, setFailure] = useState<unknown>(null);
  const name = String(row.displayName ?? '');
  if (!mayDo(access, 'call.loginAs') || row.id === me.id || me.actingBy) return null;
  const enter = async () => {
    try {
      keepTokens(await ask(loginAs, { body: { user: row.id, tenant } }));
      reload();
      setStep('closed');
    } catch (error) {
      setFailure(error);
      setStep('start');
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setStep('start')}>
        {text('loginAs.button')}
      </Button>
      <Dialog
        opened={step === 'start'}
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
          <div className="hp-dialog-actions">
            <Button variant="default" onClick={() => setStep('closed')}>
              {kit('cancel')}
            </Button>
            <Button type="submit">{kit('continue')}</Button>
          </div>
        </form>
      </Dialog>
      <PasswordDialog
        isOpen={step === 'password'}
        onClose={() => setStep('closed')}
        onProven={() => void enter()}
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
