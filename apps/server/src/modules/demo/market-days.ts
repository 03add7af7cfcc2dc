/**
 * The day itself, or the last one before it on which the European Central Bank published its reference rates: none on weekends and
 * on the closing days of TARGET (1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December).
 */
export function lastMarketDay(day: Temporal.PlainDate): Temporal.PlainDate {
  return isClosed(day) ? lastMarketDay(day.subtract({ days: 1 })) : day;
}

const fixed = new Set(['01-01', '05-01', '12-25', '12-26']);

function isClosed(day: Temporal.PlainDate): boolean {
  const fromEaster = easterSunday(day.year).until(day).days;
  return day.dayOfWeek > 5 || fixed.has(day.toString().slice(5)) || fromEaster === -2 || fromEaster === 1;
}

/** By the anonymous Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const epact =
    corrected - Math.floor(corrected / 28) * (1 - Math.floor(29 / (corrected + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  const from = epact - weekday;
  const month = 3 + Math.floor((from + 40) / 44);
  return Temporal.PlainDate.from({ year, month, day: from + 28 - 31 * Math.floor(month / 4) });
}
