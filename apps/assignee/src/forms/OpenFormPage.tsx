import { ask } from '@homeport/client';
import { type OpenForm, saveOpenPageForm } from '@homeport/model/forms';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { FormFlow } from './FormFlow.tsx';
import { formWords } from './words.ts';

/** A form for who has its link. */
export function OpenFormPage({ form, token }: { form: OpenForm | null; token: string }) {
  const say = usePageWords(formWords);
  const [step, setStep] = useState<string | null>(null);
  if (!form)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState icon={Link2Off} title={say('linkInvalid')} />
      </>
    );
  return (
    <FormFlow
      form={form}
      step={step}
      onStep={setStep}
      save={(sent) => ask(saveOpenPageForm, { body: { token, ...sent } })}
    />
  );
}
