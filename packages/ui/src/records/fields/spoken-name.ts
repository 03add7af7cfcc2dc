import type { Formats } from '../../language/settings.tsx';

/** The name of a record as this reader writes days: what is named by one carries it as data does. */
export const spokenName = (label: string, formats: Formats): string =>
  label.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formats.date(day));
