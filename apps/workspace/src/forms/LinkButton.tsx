import { Problem, run } from '@homeport/client';
import type { linkForm } from '@homeport/model/forms';
import { linkSurvey } from '@homeport/model/surveys';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

interface LinkButtonProps {
  readonly id: string;
  readonly action: typeof linkForm | typeof linkSurvey;
}
/** Makes a link that opens one form or survey without signing in, valid for two weeks. */
export function LinkButton({ id, action }: LinkButtonProps) {
  const text = useWords();
  const formats = useFormats();
  const { tenant } = useRecordHost();
  const [made, setMade] = useState<{ readonly link: string; readonly expires: string } | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const answer = await run(action, id, { days: 14 }, { tenant });
      setMade(answer as unknown as { link: string; expires: string });
    } catch (error) {
      setFailed(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="hp-lines">
      {failed ? (
        <InlineError message={text('forms.linkFailed')} advice={failed.status < 500 ? failed.message : ''} />
      ) : null}
      {made ? (
        <p role="status">
          {text(action === linkSurvey ? 'surveys.linkMade' : 'forms.linkMade', {
            time: formats.localTime(made.expires),
          })}
          <br />
          <a href={made.link} className="form-link">
            {made.link}
          </a>
        </p>
      ) : (
        <Button variant="default" loading={isBusy} onClick={() => void make()}>
          {text('forms.link')}
        </Button>
      )}
    </div>
  );
}
