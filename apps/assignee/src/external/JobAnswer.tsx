import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { LateFiles } from './LateFiles.tsx';
import type { Job } from './use-job.ts';
import type { SendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

/** What can be done with a job now: its dates while it is taken on, a note and files for the team, and the deeds, the usual one first. */
export function JobAnswer({ job, files }: { readonly job: Job; readonly files: SendFile }) {
  const say = usePageWords(externalWords);
  const { service, note, setNote, startDate, setStart, endDate, setEnd, lacksNote, failure, busy, run } = job;
  const [usual, ...others] = service.deeds;
  if (!usual) return null;
  return (
    <Card title={say('job.what')}>
      {failure ? <InlineError message={failure} /> : null}
      {usual === 'ACCEPT' ? (
        <>
          <DateField label={say('job.start')} value={startDate} onChange={setStart} />
          <DateField label={say('job.end')} value={endDate} onChange={setEnd} />
        </>
      ) : null}
      <LongTextField
        label={say('job.note')}
        value={note}
        onChange={setNote}
        maxLength={4000}
        {...(lacksNote ? { error: say('job.noteNeeded') } : {})}
      />
      <LateFiles
        label={say('job.files')}
        accepts="OFFICE"
        upload={files.upload}
        error={files.refusal}
        value={job.files}
        onChange={job.setFiles}
      />
      <div className="form-actions">
        <Button loading={busy === usual} onClick={() => void run(usual)}>
          {say(`job.do.${usual}`)}
        </Button>
        {others.map((deed) => (
          <Button key={deed} variant="default" loading={busy === deed} onClick={() => void run(deed)}>
            {say(`job.do.${deed}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
