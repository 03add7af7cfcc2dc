import type { HomeCard } from '@homeport/model/home';
import { calendarWords } from '@homeport/ui/language/dates.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { titleOf } from '@homeport/ui/records/fields/title-of.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { listOf } from './card-list.ts';
import { type OnDay, onDays, weeksFrom } from './days.rules.ts';
import { useHomeWords } from './use-home-words.ts';
import { useRecordWay } from './use-record-way.ts';

/** As many lines as stand below the calendar. */
const most = 6;
/** Days after today that the cards look ahead. */
const ahead = 27;

/** What falls on the days of the next weeks: a small calendar with a letter and a number for each kind, and what comes first below it. */
export function DaysCard({ cards }: { readonly cards: readonly HomeCard[] }) {
  const text = useHomeWords();
  const formats = useFormats();
  const host = useRecordHost();
  const labels = useLabels();
  const events = onDays(cards);
  const nameOf = (card: HomeCard) => labels.key(`card.${card.name}`, card.label);
  return (
    <Card title={text('days')}>
      <p className="home-legend">
        {cards.map((card, at) => (
          <AppLink key={card.name} href={listOf(host, card)}>
            <Mark name={nameOf(card)} place={at} />{' '}
            {text('days.on', { what: nameOf(card), count: formats.number(card.count) })}
          </AppLink>
        ))}
      </p>
      <Calendar cards={cards} events={events} nameOf={nameOf} />
      {events.length === 0 ? <p className="hp-muted">{text('days.none')}</p> : null}
      <ul className="home-events">
        {events.slice(0, most).map((event) => (
          <Line
            key={`${event.card.name} ${event.row.id}`}
            event={event}
            name={nameOf(event.card)}
            place={cards.indexOf(event.card)}
          />
        ))}
      </ul>
      {events.length > most ? <p className="hp-caption">{text('days.more', { count: events.length - most })}</p> : null}
    </Card>
  );
}

/** The first letter of what it is, in a colour of its own. */
const Mark = ({ name, place }: { readonly name: string; readonly place: number }) => (
  <span className="home-mark" data-place={place} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

function Line({ event, name, place }: { readonly event: OnDay; readonly name: string; readonly place: number }) {
  const formats = useFormats();
  const host = useRecordHost();
  const show = useShow();
  const wayTo = useRecordWay();
  const { card, row, day } = event;
  const entity = host.catalogue.entity(card.on);
  const about = (card.columns ?? []).flatMap((column) => {
    const at = fieldAt(entity, column);
    const said = at && row[at.wire] !== null && row[at.wire] !== undefined ? show.text(at, row[at.wire], row) : '';
    return said ? [said] : [];
  });
  return (
    <li>
      <Mark name={name} place={place} />
      <span className="hp-hidden">{name}</span>
      <span className="hp-number">{formats.date(day)}</span>
      <AppLink href={wayTo(entity, row)}>{titleOf(entity, row, show)}</AppLink>
      <span className="hp-caption home-about">{about.join(' · ')}</span>
    </li>
  );
}

function Calendar({
  cards,
  events,
  nameOf,
}: {
  readonly cards: readonly HomeCard[];
  readonly events: readonly OnDay[];
  readonly nameOf: (card: HomeCard) => string;
}) {
  const text = useHomeWords();
  const { locale } = useSettings();
  const words = calendarWords(locale);
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const weeks = weeksFrom(today, ahead);
  const byDay = Map.groupBy(events, ({ day }) => day);
  return (
    <table className="home-calendar">
      <caption className="hp-hidden">{text('days.calendar')}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={words.weekday(day)}>
              {words.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-current={day === today ? 'date' : undefined} data-past={day < today || undefined}>
                <time dateTime={day}>{Number(day.slice(8))}</time>
                {cards.map((card, at) => {
                  const count = (byDay.get(day) ?? []).filter((event) => event.card === card).length;
                  return count > 0 ? (
                    <span key={card.name} className="home-on">
                      <Mark name={nameOf(card)} place={at} />
                      <span aria-hidden="true">{count > 1 ? count : ''}</span>
                      <span className="hp-hidden">{text('days.on', { what: nameOf(card), count })}</span>
                    </span>
                  ) : null;
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
