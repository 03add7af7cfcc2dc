import { isOneOf } from '@homeport/grammar';
import { type DateFormat, dateFormats, defaultDateFormat } from '@homeport/ui/language/dates.ts';

const key = 'homeport.date-format';

/** Keeps the choice of the date format in session storage, for as long as the tab is there. */
export function rememberDateFormat(format: string): void {
  sessionStorage.setItem(key, format);
}
/** A format as the server tells it; anything unknown is the default. */
export function dateFormatOf(format: string): DateFormat {
  return isOneOf(dateFormats, format) ? format : defaultDateFormat;
}
