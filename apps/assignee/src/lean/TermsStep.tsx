import { ask } from '@homeport/client';
import { readTerms } from '@homeport/model/tenancy';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { useEffect, useState } from 'react';
import { LeanForm } from './LeanForm.tsx';
import { sayProblem, useLean } from './lean-context.ts';
import { agreeToTerms } from './sign-in.ts';

/** The terms of use, accepted once. */
export function TermsStep({ onAccepted, onBack }: { onAccepted: () => Promise<void>; onBack: () => void }) {
  const { text } = useLean();
  const [terms, setTerms] = useState<{ title: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    ask(readTerms).then(setTerms, (error) => setProblem(sayProblem(error, text)));
  }, [text]);
  return (
    <LeanForm
      title={terms?.title ?? text('termsTitle')}
      notice={problem}
      submitLabel={text('termsAccept')}
      onSubmit={async () => {
        await agreeToTerms();
        await onAccepted();
      }}
      ways={
        <LeanButton look="link" onClick={onBack}>
          {text('backToSignIn')}
        </LeanButton>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text has to be reached by keyboard */}
      <section className="lean-terms" tabIndex={0} aria-label={text('termsTitle')} aria-busy={!terms}>
        {terms
          ? terms.text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          : problem
            ? null
            : text('termsLoading')}
      </section>
    </LeanForm>
  );
}
