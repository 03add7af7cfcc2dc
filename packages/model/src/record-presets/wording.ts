import { longText, text } from '@homeport/grammar';

/** Title and text in the three languages of the applications: spread into `fields`. `max` are the characters of a text. */
export const inThreeLanguages = (max: number) =>
  ({
    title: text('Title', { required: true, max: 160 }),
    body: longText('Text', { required: true, max }),
    titleEs: text('Title in Spanish', { max: 160 }),
    bodyEs: longText('Text in Spanish', { max }),
    titleFr: text('Title in French', { max: 160 }),
    bodyFr: longText('Text in French', { max }),
  }) as const;

/** How these fields stand on a page: spread into `sections`. */
export const wordingSections = [
  { label: 'Text', fields: ['title', 'body'] },
  { label: 'In other languages', fields: ['titleEs', 'bodyEs', 'titleFr', 'bodyFr'] },
] as const;
