import type { Document } from '@homeport/model/documents';
import { useTitleFocus } from '@homeport/ui/parts/focus-title.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { act } from '../data/records.ts';
import { bytesQuery, documentQuery } from '../library/library-data.ts';
import { ShownFile } from '../library/ShownFile.tsx';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { type Given, isComplete } from './signature.rules.ts';
import { signingWords } from './words.ts';

/** The document with the place to sign, then a page to check it all, and only then the signature. */
export function SignSteps({ document, sha256 }: { document: Document; sha256: string }) {
  const text = usePageWords(signingWords);
  const { me } = useApp();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const bytes = useQuery(bytesQuery(document, me.id));
  const [given, setGiven] = useState<Given>({ method: 'DRAWN', name: me.displayName, drawing: null });
  const [step, setStep] = useState<'document' | 'check'>('document');
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = useRef('');
  useTitleFocus(step);
  const sign = async () => {
    setBusy(true);
    setFailure(undefined);
    key.current ||= crypto.randomUUID();
    try {
      const { method, name, drawing } = given;
      const input = { method, name: name.trim(), sha256, ...(method === 'DRAWN' ? { drawing } : {}) };
      await act('document', document.id, 'sign', input, { key: key.current });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['documents'] }),
        queries.invalidateQueries({ queryKey: documentQuery(document.id, me.id).queryKey }),
      ]);
      await navigate({ to: '/dashboard/signing/$id/complete', params: { id: document.id }, replace: true });
    } catch (error) {
      key.current = '';
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const crumbs = [{ label: text('back'), href: '/dashboard/case-documents' }];
  if (step === 'check')
    return (
      <div className="stack narrow">
        <PageHeader title={text('checkTitle')} crumbs={crumbs} />
        <dl className="facts">
          <div>
            <dt>{text('document')}</dt>
            <dd>{document.title}</dd>
          </div>
          <div>
            <dt>{text('name')}</dt>
            <dd>{given.name}</dd>
          </div>
        </dl>
        <div className="signature-shown">
          {given.method === 'DRAWN' && given.drawing ? (
            <img src={given.drawing} alt={text('yourSignature')} />
          ) : (
            <span className="signature-typed">{given.name}</span>
          )}
        </div>
        <p>{text('agree', { company: me.tenant.name })}</p>
        {failure ? <InlineError message={failure} onRetry={() => void sign()} /> : null}
        <div className="signing-actions">
          <Button loading={isBusy} onClick={() => void sign()}>
            {text('signNow')}
          </Button>
          <Button variant="default" onClick={() => setStep('document')}>
            {text('change')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="stack">
      <PageHeader title={document.title} crumbs={crumbs} description={text('read')} />
      <ShownFile bytes={bytes} name={document.title} lang={document.language ?? undefined} />
      <section className="hp-card narrow" aria-labelledby="sign-here">
        <h2 id="sign-here">{text('signHere')}</h2>
        <SignatureInput given={given} onChange={setGiven} />
        {isMissing && !isComplete(given) ? <InlineError message={text('missing')} /> : null}
        <div className="signing-actions">
          <Button
            onClick={() => {
              setMissing(true);
              if (isComplete(given)) setStep('check');
            }}
          >
            {text('goOn')}
          </Button>
        </div>
      </section>
    </div>
  );
}
