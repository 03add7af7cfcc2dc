import { acceptTerms, readTerms } from '@homeport/client';
import { useEffect, useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { EntryForm } from './EntryForm.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

/** The terms of use, accepted once. */
export function TermsStep({ onAccepted, onBack }: { onAccepted: () => Promise<void>; onBack: () => void }) {
  const { text } = useEntry();
  const [terms, setTerms] = useState<{ title: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    readTerms().then(setTerms, (error) => setProblem(sayProblem(error, text)));
  }, [text]);
  return (
    <EntryForm
      title={terms?.title ?? text('termsTitle')}
      notice={problem}
      submitLabel={text('termsAccept')}
      onSubmit={async () => {
        await acceptTerms();
        await onAccepted();
      }}
      ways={
        <LeanButton look="link" onClick={onBack}>
          {text('backToSignIn')}
        </LeanButton>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text has to be reached by keyboard */}
      <section className="entry-terms" tabIndex={0} aria-label={text('termsTitle')} aria-busy={!terms}>
        {terms
          ? terms.text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          : problem
            ? null
            : text('termsLoading')}
      </section>
    </EntryForm>
  );
}
