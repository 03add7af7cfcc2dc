import { acceptedTypes } from '@homeport/model/documents';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { FileField } from '@homeport/ui/controls/FileField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import type { Job } from './use-job.ts';
import { fileBytes, useSendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

/** What can be done with a job now: its dates while it is taken on, a note and files for the team, and the deeds, the usual one first. */
export function JobAnswer({ job, token }: { readonly job: Job; readonly token: string }) {
  const say = usePageWords(externalWords);
  const { upload, refusal } = useSendFile(token);
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
      <FileField
        label={say('job.files')}
        accept={acceptedTypes.OFFICE}
        maxBytes={fileBytes}
        hasCamera
        upload={upload}
        error={refusal}
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
