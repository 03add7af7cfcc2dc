import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from './Dialog.tsx';
import { InlineError } from './InlineError.tsx';
import { leaveQuestion } from './leave-guard.ts';
import { useStore } from './store.ts';

/** Save, Discard or Stay. Placed once by the provider. */
export function LeaveDialog() {
  const text = useKitText();
  const question = useStore(leaveQuestion);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (question) setFailed(false);
  }, [question]);
  if (!question) return null;
  const save = async () => {
    setSaving(true);
    const isSaved = await question.guard.save().catch(() => false);
    setSaving(false);
    if (isSaved) question.answer(true);
    else setFailed(true);
  };
  return (
    <Dialog
      opened
      onClose={() => question.answer(false)}
      title={text('leave.title')}
      closeButtonProps={{ 'aria-label': text('leave.stay') }}
    >
      <p>{text('leave.text')}</p>
      {hasFailed ? <InlineError message={text('leave.failed')} /> : null}
      <div className="hp-dialog-actions">
        <Button variant="default" onClick={() => question.answer(false)}>
          {text('leave.stay')}
        </Button>
        <Button
          variant="default"
          color="danger"
          onClick={() => {
            question.guard.discard();
            question.answer(true);
          }}
        >
          {text('discard')}
        </Button>
        <Button loading={isSaving} onClick={save}>
          {text('save')}
        </Button>
      </div>
    </Dialog>
  );
}
