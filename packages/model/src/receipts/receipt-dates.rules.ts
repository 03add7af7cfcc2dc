import { certain } from '@homeport/grammar';
import { dayOfPurchase, dayOfPurchaseJoined, monthNames, otherDay, otherDayJoined } from './receipt-days.data.ts';
import { folded } from './receipt-words.data.ts';

/** How a country writes days in figures. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** Older days than that are not of a receipt that is handed in now; in years. */
const oldest = 3;

interface FoundDay {
  readonly day: string;
  readonly weight: number;
}

/**
 * The day of a receipt as yyyy-MM-dd: the one that is called so, never one in the future, rather the first than a later one.
 * `today` is yyyy-MM-dd; `order` decides where figures alone do not.
 */
export function dayOf(lines: readonly string[], today: string, order: DayOrder): string | null {
  const own = orderIn(lines) ?? order;
  const found = lines.flatMap((line, place) => {
    const before = place > 0 && !/\d/.test(certain(lines[place - 1])) ? certain(lines[place - 1]) : '';
    return daysIn(line, own, today).map(({ day, at }): FoundDay => {
      const label = line.slice(0, at);
      return { day, weight: weightOf(label, line, before) - place / 1000 };
    });
  });
  const [best] = found.sort((one, other) => other.weight - one.weight);
  return best?.day ?? null;
}

function weightOf(label: string, line: string, before: string): number {
  // The nearest word before a day says what it is: `Date 3/4/2026  Due 3/5/2026` has both on one line.
  const near =
    label
      .split('\t')
      .filter((part) => /\p{L}/u.test(part))
      .at(-1) ?? '';
  const said = folded(near !== '' ? near : before);
  const other = otherDay.test(said) || otherDayJoined.test(said) ? -40 : 0;
  const own = other === 0 && (dayOfPurchase.test(said) || dayOfPurchaseJoined.test(said)) ? 20 : 0;
  const timed = /\d{1,2}[:h]\d{2}/.test(line) ? 8 : 0;
  return own + other + timed;
}

const year = '(?<year>20\\d{2}|\\d{2})';
const month = '(?<month>\\d{1,2})';
const day = '(?<day>\\d{1,2})';
const edge = '(?<![\\d.,/-])';
const end = '(?![\\d]|[./-]\\d)';
const named = `(?<name>\\p{L}{3,10})\\.?`;
/** Bounded: without an end the time for a line would grow with the square of its length. */
const joining = `(?:\\s|de|del|of|,|\\.|-|/|º|°|er|st|nd|rd|th){0,6}`;
const patterns: readonly RegExp[] = [
  new RegExp(`${edge}(?<year>20\\d{2})\\s?[-/.年년]\\s?${month}\\s?[-/.月월]\\s?${day}(?!\\d)`, 'gu'),
  new RegExp(`令和\\s?(?<reiwa>\\d{1,2})\\s?年\\s?${month}\\s?月\\s?${day}`, 'gu'),
  new RegExp(`${edge}${day}${joining}${named}${joining}${year}(?!\\d)`, 'giu'),
  new RegExp(`(?<![\\p{L}])${named}\\s?${day}(?:st|nd|rd|th)?,?\\s${year}(?!\\d|[:h])`, 'giu'),
];
const figures = new RegExp(
  `${edge}(?<a>\\d{1,2})(?<sign>[./-])(?<b>\\d{1,2})\\k<sign>(?<c>20\\d{2}|\\d{2})${end}`,
  'gu',
);

function daysIn(line: string, order: DayOrder, today: string): { day: string; at: number }[] {
  const text = line.normalize('NFKC');
  const written = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {}, index }) => {
      const years = groups.reiwa ? String(2018 + Number(groups.reiwa)) : (groups.year ?? '');
      const months = groups.name ? monthOf(groups.name) : Number(groups.month);
      return found(years, months, Number(groups.day), index, today);
    }),
  );
  const counted = [...text.matchAll(figures)].flatMap(({ groups = {}, index }) => {
    const [a, b, c] = [groups.a ?? '', groups.b ?? '', groups.c ?? ''];
    const isDotted = groups.sign === '.';
    const read: Readonly<Record<DayOrder, readonly [string, string, string]>> = {
      dmy: [c, b, a],
      mdy: [c, a, b],
      ymd: c.length === 4 ? [c, b, a] : [`20${a}`, b, c],
    };
    const first = read[isDotted && order === 'mdy' ? 'dmy' : order];
    const readings = [first, read.dmy, read.mdy].map(([y, m, d]) => found(y, Number(m), Number(d), index, today));
    return readings.find((one) => one.length > 0) ?? [];
  });
  return [...written, ...counted];
}

function found(years: string, months: number | null, days: number, at: number, today: string) {
  if (months === null || months < 1 || months > 12 || days < 1 || days > 31) return [];
  const full = Number(years.length === 2 ? `20${years}` : years);
  try {
    const date = Temporal.PlainDate.from({ year: full, month: months, day: days }, { overflow: 'reject' });
    const text = date.toString();
    const isFuture = text > today;
    const isOld = date.year < Number(today.slice(0, 4)) - oldest;
    return isFuture || isOld ? [] : [{ day: text, at }];
  } catch {
    return [];
  }
}

function monthOf(name: string): number | null {
  const lower = folded(name.toLowerCase());
  const place = monthNames.findIndex((beginnings) => beginnings.some((one) => lower.startsWith(one)));
  // Words that begin like a month are none: "marble", "octopus".
  return place < 0 || (lower.length > 3 && !longNames.test(lower)) ? null : place + 1;
}
const longNames =
  /^(january|february|march|april|june|july|august|september|sept|october|november|december|januar|janner|jan|februar|marz|mai|juni|juli|oktober|dezember|janvier|janv|fevrier|fevr|mars|avril|juin|juillet|juil|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|augustus|augusti|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|desember|marts|ocak|subat|nisan|mayıs|haziran|temmuz|agustos|eylul|ekim|kasım|aralık)$/;

/** A day whose figures leave no choice tells how all of them are written. */
function orderIn(lines: readonly string[]): DayOrder | undefined {
  for (const line of lines)
    for (const { groups = {} } of line.matchAll(figures)) {
      const [a, b] = [Number(groups.a), Number(groups.b)];
      if (groups.c?.length !== 4) continue;
      if (a > 12 && b <= 12) return 'dmy';
      if (b > 12 && a <= 12) return 'mdy';
    }
  return undefined;
}
