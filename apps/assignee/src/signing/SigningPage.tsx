import './signing.css';
import { isPassing, Problem } from '@homeport/client';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentQuery } from '../library/library-data.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { SignSteps } from './SignSteps.tsx';
import { placeQuery } from './signing-data.ts';
import { signingWords } from './words.ts';

/** Loading: finds out where the document is signed; on the site that is configured, or here. */
export function SigningPage({ id }: { id: string }) {
  const text = usePageWords(signingWords);
  const { me } = useApp();
  const document = useQuery(documentQuery(id, me.id)).data;
  const place = useQuery(placeQuery(id));
  const external = place.data?.external ?? null;
  useEffect(() => {
    // In place of this page, which would lead there again when somebody comes back.
    if (external) window.location.replace(external);
  }, [external]);
  if (!document) return null;
  const crumbs = [{ label: text('back'), href: '/dashboard/case-documents' }];
  if (place.error)
    return (
      <div className="stack narrow">
        <PageHeader title={document.title} crumbs={crumbs} />
        <NoPlace error={place.error} onRetry={() => void place.refetch()} />
      </div>
    );
  if (!place.data || external)
    return (
      <div className="stack narrow">
        <PageHeader title={document.title} crumbs={crumbs} />
        <p className="signing-wait" role="status">
          <Loader size={20} /> {text(external ? 'leaving' : 'loading')}
        </p>
        {external ? <AppLink href="/dashboard/case-documents">{text('back')}</AppLink> : null}
      </div>
    );
  return <SignSteps document={document} sha256={place.data.sha256} />;
}

/** Why a document cannot be signed here. Trying again is offered where it can help, else who can. */
export function NoPlace({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = usePageWords(signingWords);
  if (!(error instanceof Problem) || isPassing(error) || error.status >= 500)
    return <InlineError message={error.message} onRetry={onRetry} />;
  if (error.code !== 'signing.notEnabled') return <InlineError message={error.message} />;
  return (
    <Banner tone="info">
      <span>{text('notHere')}</span> <AppLink href="/dashboard/contactUs/chat">{text('askManager')}</AppLink>
    </Banner>
  );
}
