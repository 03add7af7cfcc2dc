import { asksHowLong, asksOutside, asksWhetherMayGo, countryIn, rulesNamedIn, yearIn } from '@homeport/model/assistant';
import { isSchengen } from '@homeport/model/diary';
import { country } from '@homeport/model/reference';
import { dayFor } from '../../language/reader-formats.ts';
import { daysOf, standingsOf } from '../diary/index.ts';
import { countryNames } from '../travel/index.ts';
import type { Asked, TopicEntry, TopicLines } from './asked.ts';

/**
 * Days per country, of the country and the year that are named, else of this year and the one before; and, where
 * the question asks for a rule or for what is left, how the rules stand today; where none does, that this is not known.
 */
export async function daysLines(asked: Asked): Promise<TopicLines> {
  const { ctx, question, today, language, say } = asked;
  const person = ctx.me.person;
  const year = yearIn(question, today);
  const named = await placeIn(asked);
  const goes = named !== undefined && asksWhetherMayGo(question);
  const rules = goes ? 'ALL' : rulesNamedIn(question);
  if (person !== null && rules !== undefined && year === undefined) {
    const area = goes ? isSchengen(named) : rules !== 'ALL' && rules.includes('SCHENGEN');
    const { rules: all, isFree } = await standingsOf(ctx, person, today, { country: named, area });
    const standings = all.filter(
      (one) =>
        (rules === 'ALL' || rules.includes(one.code)) &&
        (named === undefined || one.place === named || (one.place === 'SCHENGEN' && one.countries.includes(named))),
    );
    const free = area && isFree ? [{ text: say('days.free'), about: '' }] : [];
    // What is left was asked for: days that were used are no answer to it.
    const papers = goes ? [{ text: say('days.papers'), about: '' }] : [];
    return {
      entries: [...standings.map((one) => standingEntry(asked, one)), ...free, ...papers],
      missing: say('none.DAYS.left'),
    };
  }
  const all = person === null ? [] : await daysOf(ctx, person, language);
  const isOutside = named !== undefined && asksOutside(question, named);
  const thisYear = Number(today.slice(0, 4));
  const wanted = all
    .filter((one) => named === undefined || (one.countryCode === named) !== isOutside)
    .filter((one) =>
      year === undefined ? (named !== undefined && !isOutside) || one.year >= thisYear - 1 : one.year === year,
    );
  const head = isOutside && named ? { head: say('days.outside', { country: countryNames(language)(named) }) } : {};
  return {
    ...head,
    entries: wanted.map((one) => ({
      text: [
        say('days.line', { country: one.country, year: String(one.year), count: one.days }),
        ...(one.planned > 0 ? [say('days.planned', { planned: one.planned })] : []),
      ].join(' '),
      about: '',
    })),
    missing:
      named === undefined
        ? say('none.DAYS')
        : say('none.DAYS.in', { country: countryNames(language)(named), year: year ? String(year) : 'none' }),
  };
}

/** The country that a question names. */
async function placeIn({ ctx, question }: Asked): Promise<string | undefined> {
  const world = await ctx.records(country).find({ limit: 1000 });
  return countryIn(
    question,
    world.map(({ code }) => code),
  );
}
/** Where a question asks whether one may go; undefined where it asks something else. */
export const placeToGo = async (asked: Asked): Promise<string | undefined> =>
  asksWhetherMayGo(asked.question) ? placeIn(asked) : undefined;

function standingEntry(
  { say, language, reader, question }: Asked,
  one: Awaited<ReturnType<typeof standingsOf>>['rules'][number],
): TopicEntry {
  const place = one.place === 'SCHENGEN' ? '' : countryNames(language)(one.place);
  // Of a tax year it is said to who asks for it: whoever asks for days that are left has them.
  const saysUntil = one.code === 'SCHENGEN' || asksHowLong(question);
  const parts = [
    say('days.left', {
      rule: say('days.rule', { rule: one.code, country: place }),
      used: one.used,
      allowed: one.allowed,
      left: one.remaining,
    }),
    ...(one.planned > 0 ? [say('days.planned', { planned: one.planned })] : []),
    ...(one.state === 'resident' ? [say('days.lives')] : []),
    ...(one.state === 'plannedOver' && one.firstOver
      ? [say('days.planOver', { date: dayFor(reader, one.firstOver) })]
      : []),
    ...(one.state !== 'resident' && one.mayStay === 0
      ? [say('days.over')]
      : one.state !== 'resident' && one.mayStay !== null && one.lastSafeDay !== null && saysUntil
        ? [say('days.stay', { days: one.mayStay, until: dayFor(reader, one.lastSafeDay) })]
        : []),
  ];
  return { text: parts.join(' '), about: '' };
}
