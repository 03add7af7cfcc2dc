import { ask, Problem } from '@homeport/client';
import { acceptedTypes } from '@homeport/model/documents';
import {
  doExternalService,
  endsLink,
  needsNote,
  type OpenLink,
  type OutsideDeed,
  type OutsideService,
} from '@homeport/model/external';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { FileField, type StoredFile } from '@homeport/ui/controls/FileField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { OutsideBills } from './OutsideBills.tsx';
import { fileBytes, useSendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

export interface OutsideJobProps {
  readonly link: OpenLink;
  readonly service: OutsideService;
  readonly token: string;
}
/** A service for who does it without an account: what it is, by when, and what can be done with it now. */
export function OutsideJob({ link, service: opened, token }: OutsideJobProps) {
  const say = usePageWords(externalWords);
  const job = useJob(opened, token);
  const { service, last, note, setNote, startDate, setStart, endDate, setEnd, lacksNote, failure, busy, run } = job;
  const { upload, refusal } = useSendFile(token);
  const isOver = last !== null && endsLink(last, service.billing !== null);
  const [usual, ...others] = service.deeds;
  return (
    <>
      <PageHeader
        title={service.name}
        description={say('from', { sender: link.senderName, company: link.company.name })}
      />
      <div className="narrow">
        {last ? (
          <Banner tone="success" title={say(`job.done.${last}`)} isUrgent>
            {isOver ? say('job.overText', { sender: link.senderName }) : null}
          </Banner>
        ) : null}
        <Facts service={service} />
        {link.message ? <p className="outside-message">{link.message}</p> : null}
        {service.information ? <p>{service.information}</p> : null}
        {isOver || !usual ? null : (
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
        )}
        {service.billing && last !== 'DECLINE' ? (
          <OutsideBills billing={service.billing} token={token} onChange={job.setService} />
        ) : null}
        <Validity link={link} />
      </div>
    </>
  );
}

/** What is written about a service, and what came of it. */
function useJob(opened: OutsideService, token: string) {
  const say = usePageWords(externalWords);
  const [service, setService] = useState(opened);
  const [last, setLast] = useState<OutsideDeed | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [startDate, setStart] = useState(opened.startDate);
  const [endDate, setEnd] = useState(opened.endDate);
  const [files, setFiles] = useState<readonly StoredFile[] | null>(null);
  const [lacksNote, setLacksNote] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<OutsideDeed | null>(null);
  const run = async (deed: OutsideDeed) => {
    const isEmpty = !note?.trim() && !files;
    setLacksNote(needsNote(deed) && isEmpty);
    if ((needsNote(deed) && isEmpty) || busy || stopAtUnread(document)) return;
    setBusy(deed);
    setFailure(null);
    try {
      const dates = deed === 'ACCEPT' ? { startDate, endDate } : {};
      setService(
        await ask(doExternalService, {
          body: { token, deed, note, ...dates, files: files?.map(({ id }) => id) ?? null },
        }),
      );
      setLast(deed);
      setNote(null);
      setFiles(null);
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : say('job.failed'));
    } finally {
      setBusy(null);
    }
  };
  const dates = { startDate, setStart, endDate, setEnd };
  return { service, setService, last, note, setNote, files, setFiles, ...dates, lacksNote, failure, busy, run };
}

function Facts({ service }: { readonly service: OutsideService }) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const day = (value: string | null) => (value === null ? say('job.noDay') : formats.date(value));
  const next = service.nextAction ? [{ label: say('job.next'), value: service.nextAction, isWide: true }] : [];
  return (
    <KeyFacts
      facts={[
        { label: say('job.for'), value: service.assigneeName },
        { label: say('job.start'), value: day(service.startDate), isNumber: true },
        { label: say('job.end'), value: day(service.endDate), isNumber: true },
        ...next,
      ]}
    />
  );
}

function Validity({ link }: { readonly link: OpenLink }) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  return <p className="hp-caption">{say('validUntil', { time: formats.localTime(link.validUntil) })}</p>;
}
