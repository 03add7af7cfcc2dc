import { ask } from '@homeport/client';
import { type OpenForm, saveOpenPageForm } from '@homeport/model/content';
import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { Link2Off } from 'lucide-react';
import { type AnchorHTMLAttributes, useMemo, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { FormFlow } from './FormFlow.tsx';
import { contentWords } from './words.ts';

const PlainLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />;

/** A form for who has its link: the logo of the company, the form, and no menu. */
export function OpenFormPage({ form, token, locale }: { form: OpenForm | null; token: string; locale: string }) {
  const settings = useMemo(
    () => ({
      locale,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: 'assignee' as const,
      hasSingleKeys: false,
      userId: null,
    }),
    [locale],
  );
  return (
    <HomeportProvider settings={settings} link={PlainLink as never}>
      <div className="open-form">
        <header>
          <Logo
            src={form?.company.logo ?? null}
            srcDark={form?.company.logoDark ?? null}
            name={form?.company.appName ?? 'Homeport'}
          />
        </header>
        <main className="hp-content">{form ? <Flow form={form} token={token} /> : <Invalid />}</main>
      </div>
    </HomeportProvider>
  );
}
function Flow({ form, token }: { form: OpenForm; token: string }) {
  const [step, setStep] = useState<string | null>(null);
  return (
    <FormFlow
      form={form}
      step={step}
      onStep={setStep}
      save={(sent) => ask(saveOpenPageForm, { body: { token, ...sent } as never })}
    />
  );
}
function Invalid() {
  const say = usePageWords(contentWords);
  return (
    <>
      <PageHeader title={say('title')} />
      <EmptyState icon={Link2Off} title={say('linkInvalid')} />
    </>
  );
}
