import { Problem } from '@homeport/client';
import type { OutsideBill } from '@homeport/model/external';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { externalWords } from './words.ts';

export interface BillAnswerProps {
  readonly bill: OutsideBill;
  readonly reply: (said: { readonly bill: string; readonly answer: string }) => Promise<void>;
}
/** What finance asks about a bill, and the answer to it. */
export function BillAnswer({ bill, reply }: BillAnswerProps) {
  const say = usePageWords(externalWords);
  const [answer, setAnswer] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setTried(true);
    if (!answer?.trim() || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await reply({ bill: bill.id, answer });
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : say('job.failed'));
      setBusy(false);
    }
  };
  return (
    <div className="hp-lines">
      <p className="outside-message">{bill.question}</p>
      {failure ? <InlineError message={failure} /> : null}
      <LongTextField
        label={say('bill.answer')}
        required
        rows={3}
        maxLength={2000}
        value={answer}
        error={hasTried && !answer?.trim() ? say('bill.needed') : undefined}
        onChange={setAnswer}
      />
      <div className="form-actions">
        <Button loading={isBusy} onClick={() => void send()}>
          {say('bill.sendAnswer')}
        </Button>
      </div>
    </div>
  );
}
