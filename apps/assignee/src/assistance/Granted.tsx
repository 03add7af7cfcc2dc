import type { TermReason } from '@homeport/model/benefits';
import type { MyBenefit } from '@homeport/model/terms';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { UsedMeter } from '@homeport/ui/parts/UsedMeter.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { grantedQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

/** What the policy grants in plain words: how much and why, what is used and left, until when. */
export function Granted() {
  const say = usePageWords(assistanceWords);
  return (
    <LoadedCard title={say('policy')} query={useQuery(grantedQuery)}>
      {(found) =>
        found.length === 0 ? (
          <p className="hp-muted">{say('policyNone')}</p>
        ) : (
          <ul className="rows">
            {found.map((one) => (
              <Benefit key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}

function Benefit({ one }: { one: MyBenefit }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const { name, amount, currency, period, endsOn, withExpenses, reasons } = one;
  const why = useReason();
  const day = useSaidDay();
  const most = mostOf(one);
  const every = period ? say(`period.${period}` as 'period.ONCE') : null;
  const until = endsOn === null ? say('granted.whole') : say('granted.until', { day: day.within(endsOn) });
  return (
    <li className="row">
      <span className="row-words">
        <span>{name}</span>
        <span className="hp-caption">{[...reasons.flatMap(why), until].join(' · ')}</span>
      </span>
      <span className="row-amount hp-number">
        {amount ? formats.money(amount, currency) : say('granted.fromPay')}{' '}
        {every && amount ? <span className="hp-muted">{every}</span> : null}
      </span>
      <Used one={one} />
      {most ? (
        <span className="hp-caption granted-line">
          {say('granted.most', {
            most: formats.money(most, currency),
            every: every ?? '',
          })}
        </span>
      ) : null}
      {withExpenses ? <span className="hp-caption granted-line">{say('granted.claim')}</span> : null}
    </li>
  );
}

/** Up to what more can be agreed than was granted; null where nothing more can. */
const mostOf = ({ amount, upperLimit }: MyBenefit): string | null =>
  amount !== null && upperLimit !== null && Number(upperLimit) > Number(amount) ? upperLimit : null;

/** Reasons as somebody reads them of themselves; how it was calculated is the team's affair. */
function useReason(): (one: TermReason) => readonly string[] {
  const say = usePageWords(assistanceWords);
  return (one) => {
    if (one.because === 'VARIES') return [say(`granted.VARIES.${one.by}`)];
    if (one.because === 'PER_MEMBER') return [say('granted.PER_MEMBER', { count: one.count })];
    return one.because === 'COVERED' ? [say('granted.COVERED', { years: one.years })] : [];
  };
}

function Used({ one: { drawn, currency } }: { one: MyBenefit }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const money = (value: string) => formats.money(value, currency);
  const { used, granted, left, over, from, to } = drawn;
  if (granted === null || left === null || Number(granted) === 0) return null;
  const state =
    Number(over) > 0 ? say('granted.over', { over: money(over) }) : say('granted.left', { left: money(left) });
  const year = from && to ? say('granted.inYear', { from: formats.date(from), to: formats.date(to) }) : null;
  const said = say('granted.used', { used: money(used), granted: money(granted) });
  return (
    <span className="granted-line">
      <UsedMeter used={used} granted={granted} label={said} />
      <span className="hp-caption hp-number">{[said, state, year].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
