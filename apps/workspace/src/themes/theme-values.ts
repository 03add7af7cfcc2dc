import { isHexColour, type ThemeColours } from '@homeport/model/tenancy';

type Values = Readonly<Record<string, unknown>>;
const wordOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The colours among the values of a theme. */
export const coloursOf = (values: Values): ThemeColours => ({
  brandColor: wordOf(values.brandColor),
  brandColorDark: wordOf(values.brandColorDark),
});
/** Fields of colours in which something else was written: the preview cannot show it, and has to say so. */
export const noColours = (values: Values): string[] =>
  Object.entries(coloursOf(values)).flatMap(([field, colour]) =>
    colour === null || isHexColour(colour) ? [] : [field],
  );
/** The id of the picture in a field; null without one. */
export const pictureOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
