import { ask } from '@homeport/client';
import { type OpenLink, saveExternalForm } from '@homeport/model/external';
import type { FormSaved } from '@homeport/model/forms';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { FormFlow } from '../forms/FormFlow.tsx';
import { usePageWords } from '../words/page-words.ts';
import { LateEstimate } from './LateBills.tsx';
import { OutsideFile } from './OutsideFile.tsx';
import { OutsideJob } from './OutsideJob.tsx';
import { OutsideSurvey } from './OutsideSurvey.tsx';
import { externalWords } from './words.ts';

/** What an external link opens: a form, an initiation, a survey, a document or a cost estimate; or why it opens nothing. */
export function OpenLinkPage({ link, token }: { link: OpenLink | null; token: string }) {
  const say = usePageWords(externalWords);
  if (!link)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState icon={Link2Off} title={say('invalid')}>
          {say('invalidText')}
        </EmptyState>
      </>
    );
  if (link.state !== 'OPEN') return <LinkOver link={link} />;
  return (
    <>
      {link.form ? <OutsideForm link={link} form={link.form} token={token} /> : null}
      {link.service ? <OutsideJob link={link} service={link.service} token={token} /> : null}
      {link.survey ? <OutsideSurvey survey={link.survey} token={token} /> : null}
      {link.estimate ? <LateEstimate link={link} estimate={link.estimate} /> : null}
      {link.document ? <OutsideFile link={link} document={link.document} token={token} /> : null}
    </>
  );
}

function OutsideForm({ link, form, token }: { link: OpenLink; form: NonNullable<OpenLink['form']>; token: string }) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const [step, setStep] = useState<string | null>(null);
  const [saved, setSaved] = useState<FormSaved | null>(null);
  if (link.kind === 'INITIATION' && saved?.state === 'COMPLETED')
    return (
      <>
        <PageHeader title={form.name} />
        <Banner tone="success" title={say('handedIn')} isUrgent>
          {say('handedInText', { sender: link.senderName, reference: saved.reference ?? '' })}
        </Banner>
      </>
    );
  return (
    <>
      <FormFlow
        form={form}
        step={step}
        onStep={setStep}
        save={async (sent) => {
          const answer = await ask(saveExternalForm, { body: { token, ...sent } });
          setSaved(answer);
          return answer;
        }}
      />
      {saved?.state === 'COMPLETED' ? null : (
        <p className="hp-caption">
          {say('from', { sender: link.senderName, company: link.company.name })}{' '}
          {say('validUntil', { time: formats.localTime(link.validUntil) })}
        </p>
      )}
    </>
  );
}

/** A link that is over says why, and who can send another one. */
function LinkOver({ link }: { link: OpenLink }) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const { state, senderName: sender, senderEmail } = link;
  const write = (
    <a className="hp-button" href={`mailto:${senderEmail}`}>
      {say('write', { sender })}
    </a>
  );
  return (
    <>
      <PageHeader title={say('title')} />
      {state === 'USED' ? (
        <EmptyState icon={CircleCheck} title={say('used')}>
          {say('usedText', { time: formats.localTime(link.usedAt ?? link.validUntil) })}
        </EmptyState>
      ) : (
        <EmptyState icon={Link2Off} title={say(state === 'EXPIRED' ? 'expired' : 'revoked')} action={write}>
          {state === 'EXPIRED'
            ? say('expiredText', { time: formats.localTime(link.validUntil), sender })
            : say('revokedText', { sender })}
        </EmptyState>
      )}
    </>
  );
}
