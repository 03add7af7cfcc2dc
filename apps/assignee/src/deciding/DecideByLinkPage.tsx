import { ask } from '@homeport/client';
import { type DecisionByLink, decideByLink, type LinkFact } from '@homeport/model/deciding';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { type Fact, KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { decidingWords } from './words.ts';

type About = NonNullable<DecisionByLink['about']>;
type Way = 'APPROVE' | 'REJECT';

/** What a mail asks somebody to decide: shown first, decided by a button, once; or why it cannot be decided here. */
export function DecideByLinkPage({ link, token }: { readonly link: DecisionByLink | null; readonly token: string }) {
  const say = usePageWords(decidingWords);
  if (!link)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState icon={Link2Off} title={say('invalid')}>
          {say('invalidText')}
        </EmptyState>
      </>
    );
  if (link.state === 'OPEN' && link.about) return <ToDecide link={link} about={link.about} token={token} />;
  return <NotToDecide link={link} />;
}

function NotToDecide({ link }: { readonly link: DecisionByLink }) {
  const say = usePageWords(decidingWords);
  const { state, about, page } = link;
  const signIn = (
    <a className="hp-button" href={page}>
      {say('signIn')}
    </a>
  );
  const isDone = state === 'DECIDED';
  return (
    <>
      <PageHeader title={about?.subject ?? say('title')} />
      <EmptyState icon={isDone ? CircleCheck : Link2Off} title={say(`state.${state}`)} action={signIn}>
        {isDone && about?.decidedBy ? say('decidedBy', { name: about.decidedBy }) : say(`stateText.${state}`)}
      </EmptyState>
    </>
  );
}

function ToDecide({
  link,
  about,
  token,
}: {
  readonly link: DecisionByLink;
  readonly about: About;
  readonly token: string;
}) {
  const say = usePageWords(decidingWords);
  const facts = useShown(about);
  const [done, setDone] = useState<Way | null>(null);
  return (
    <>
      <PageHeader title={about.subject} description={about.kind} />
      <div className="narrow">
        {done ? (
          <Banner tone="success" title={say(done === 'APPROVE' ? 'approved' : 'rejected')} isUrgent>
            {say('doneText')}
          </Banner>
        ) : null}
        <Card>
          <KeyFacts facts={facts} />
          {done ? null : <DecideForm token={token} onDone={setDone} />}
        </Card>
        {done ? null : (
          <p className="hp-caption">
            {say('once')} <a href={link.page}>{say('signInInstead')}</a>
          </p>
        )}
      </div>
    </>
  );
}

function DecideForm({ token, onDone }: { readonly token: string; readonly onDone: (way: Way) => void }) {
  const say = usePageWords(decidingWords);
  const [note, setNote] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState<Way | null>(null);
  const decide = async (way: Way) => {
    if (way === 'REJECT' && !note?.trim()) return setWrong(say('reasonNeeded'));
    setBusy(way);
    setWrong(null);
    try {
      await ask(decideByLink, { body: { token, way, note: note?.trim() || null } });
      onDone(way);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : say('failed'));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="hp-lines">
      <LongTextField
        label={say('note')}
        description={say('noteHelp')}
        value={note}
        onChange={setNote}
        maxLength={1000}
      />
      {wrong ? <InlineError message={wrong} /> : null}
      <div className="form-actions">
        <Button loading={busy === 'APPROVE'} disabled={busy !== null} onClick={() => void decide('APPROVE')}>
          {say('approve')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'REJECT'}
          disabled={busy !== null}
          onClick={() => void decide('REJECT')}
        >
          {say('reject')}
        </Button>
      </div>
    </div>
  );
}

/** What is decided, worth what, asked for by whom and until when, then what else is known of it. */
function useShown(about: About): readonly Fact[] {
  const say = usePageWords(decidingWords);
  const formats = useFormats();
  const said = ({ kind, value, currency }: LinkFact): string =>
    kind === 'money' ? formats.money(value, currency ?? '') : kind === 'date' ? formats.date(value) : value;
  const { amount, currency, requesters, dueDate } = about;
  const due = dueDate ? formats.spokenDay(dueDate) : null;
  return [
    { label: say('step'), value: about.name },
    ...(amount !== null && currency !== null
      ? [{ label: say('amount'), value: formats.money(amount, currency), isNumber: true }]
      : []),
    ...(requesters.length > 0 ? [{ label: say('askedBy'), value: formats.list(requesters) }] : []),
    ...(due ? [{ label: say('due'), value: due }] : []),
    ...about.facts.map((fact) => ({
      label: fact.label,
      value: said(fact),
      isNumber: fact.kind !== 'text',
      isWide: fact.value.length > 60,
    })),
  ];
}
