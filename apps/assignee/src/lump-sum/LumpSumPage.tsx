import './lump-sum.css';
import { callBytes } from '@homeport/client';
import type { MyLumpSum } from '@homeport/model/benefits';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { CaseManagerCard } from '../shell/CaseManagerCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { Options } from './Options.tsx';
import { lumpSumQuery } from './queries.ts';
import { lumpSumWords } from './words.ts';

/** How much there is, what is left of it, what it is for, and what can be chosen. */
export function LumpSumPage() {
  const say = usePageWords(lumpSumWords);
  const found = useQuery(lumpSumQuery).data ?? null;
  const crumbs = [{ label: say('myMove'), href: '/dashboard/assistance' }];
  if (!found)
    return (
      <>
        <PageHeader title={say('title')} crumbs={crumbs} />
        <EmptyState icon={Wallet} title={say('empty')}>
          {say('emptyText')}
        </EmptyState>
        <CaseManagerCard />
      </>
    );
  const download = async () => {
    try {
      const url = URL.createObjectURL(await callBytes('lump-sum/mai/policy'));
      Object.assign(document.createElement('a'), { href: url, download: `${found.name}.txt` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch {
      toasts.show(say('policyFailed'), 'danger');
    }
  };
  return (
    <>
      <PageHeader
        title={say('title')}
        crumbs={crumbs}
        description={found.name}
        actions={
          found.hasPolicy && (
            <Button variant={found.options.length > 0 ? 'default' : 'filled'} onClick={() => void download()}>
              {say('policy')}
            </Button>
          )
        }
      />
      <div className="two-columns">
        <div className="stack">
          <Meter lumpSum={found} />
          {found.options.length > 0 && <Options key={found.id} lumpSum={found} />}
        </div>
        <div className="stack">
          {found.covers.length > 0 && (
            <Card title={say('covers')}>
              <ul className="covers">
                {found.covers.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Card>
          )}
          <Uses lumpSum={found} />
        </div>
      </div>
    </>
  );
}
function Meter({ lumpSum }: { lumpSum: MyLumpSum }) {
  const say = usePageWords(lumpSumWords);
  const formats = useFormats();
  const { amount, used, remaining, over, currency } = lumpSum;
  const money = (value: string) => formats.money(value, currency);
  return (
    <Card title={say('remaining')}>
      <strong className="meter-left hp-number">{money(remaining)}</strong>
      <progress
        className="meter"
        max={Number(amount)}
        value={Number(used)}
        aria-label={say('meter', { used: money(used), amount: money(amount) })}
      />
      <dl className="facts">
        {(['amount', 'used', 'over'] as const).map((name) =>
          name === 'over' && Number(over) <= 0 ? null : (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd className="hp-number">{money(lumpSum[name])}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
function Uses({ lumpSum: { uses, currency } }: { lumpSum: MyLumpSum }) {
  const say = usePageWords(lumpSumWords);
  const formats = useFormats();
  return (
    <Card title={say('uses')}>
      {uses.length === 0 ? (
        <p className="hp-muted">{say('usesNone')}</p>
      ) : (
        <ul className="rows">
          {uses.map((use) => (
            <li key={use.id} className="row">
              <span className="row-words">
                <span>{use.description}</span>
                <span className="hp-caption hp-number">{formats.date(use.usedOn)}</span>
              </span>
              <span className="row-amount hp-number">
                {formats.money(use.amount, use.currency)}
                {use.currency !== currency && use.taken !== null && (
                  <span className="hp-caption">{formats.money(use.taken, currency)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
