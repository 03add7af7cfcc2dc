import type { ShowContext } from './use-show.ts';

/** The name of a record as this reader writes days and calls towns: what is named by them carries them as data does. */
export const spokenName = (
  label: string,
  { formats, way }: { readonly formats: Pick<ShowContext['formats'], 'date'>; readonly way: ShowContext['way'] },
): string => way(label.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formats.date(day)));
