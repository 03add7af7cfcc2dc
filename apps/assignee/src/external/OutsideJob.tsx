import { endsLink, type OpenLink, type OutsideService } from '@homeport/model/external';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { usePageWords } from '../words/page-words.ts';
import { JobAnswer } from './JobAnswer.tsx';
import { LateBills } from './LateBills.tsx';
import { useJob } from './use-job.ts';
import { useSendFile } from './use-send-file.ts';
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
  const files = useSendFile(token);
  const { service, last } = job;
  const isOver = last !== null && endsLink(last, service.billing !== null);
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
        {isOver ? null : <JobAnswer job={job} files={files} />}
        {service.billing && last !== 'DECLINE' ? (
          <LateBills billing={service.billing} files={files} post={job.post} reply={job.reply} />
        ) : null}
        <Validity link={link} />
      </div>
    </>
  );
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
