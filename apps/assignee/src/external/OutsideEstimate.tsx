import type { OutsideEstimate as Estimate, OpenLink } from '@homeport/model/external';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { usePageWords } from '../words/page-words.ts';
import { externalWords } from './words.ts';

export interface OutsideEstimateProps {
  readonly link: OpenLink;
  readonly estimate: Estimate;
}
/** A name, the amount beside it, and what is said below either. */
type Line = readonly [name: string, amount: string, under: string, range: string];
const rows = (title: string, lines: readonly Line[]) => (
  <Card title={title}>
    <ul className="rows">
      {lines.map(([name, amount, under, range]) => (
        <li key={name + under} className="row">
          <span className="row-words">
            {name}
            <span className="hp-caption">{`${under} ${range}`}</span>
          </span>
          <span className="hp-number">{amount}</span>
        </li>
      ))}
    </ul>
  </Card>
);

/** A cost estimate for who has its link: to be read, and nothing else. */
export function OutsideEstimate({ link, estimate: of }: OutsideEstimateProps) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const money = (value: string | null) => (value === null ? '' : formats.money(value, of.currency));
  const between = (low: string | null, high: string | null) =>
    low === high ? '' : say('estimate.between', { low: money(low), high: money(high) });
  return (
    <>
      <PageHeader
        title={say('estimate.title', { number: of.number })}
        description={say('from', { sender: link.senderName, company: link.company.name })}
      />
      <div className="narrow">
        {link.message ? <p className="outside-message">{link.message}</p> : null}
        {rows(of.assignment, [
          [
            of.status,
            money(of.total),
            say('estimate.ratesOf', { day: formats.date(of.baseDate) }),
            between(of.lowTotal, of.highTotal),
          ],
          ...(of.payTotal === null ? [] : [[say('estimate.pay'), money(of.payTotal), '', ''] as const]),
        ])}
        {of.isWithoutPay ? <p className="hp-caption">{say('estimate.withoutPay')}</p> : null}
        {rows(
          say('estimate.cost'),
          of.lines.map(({ name, year, amount, low, high }) => [
            name,
            money(amount),
            say('estimate.year', { year }),
            between(low, high),
          ]),
        )}
        {rows(
          say('estimate.months'),
          of.months.map(({ name, amount }) => [name, money(amount), '', '']),
        )}
        {of.taken.map((one) => (
          <p key={one}>{one}</p>
        ))}
        <p className="hp-caption">{say('validUntil', { time: formats.localTime(link.validUntil) })}</p>
      </div>
    </>
  );
}
