import { inOne } from './in-one.ts';

/** The words of all declarations in this language, as one file: they are needed together. */
export const words = inOne(
  import.meta.glob<Readonly<Record<string, string>>>(
    ['../../../../packages/model/src/*/en-x-halden.json', '../../../../packages/grammar/src/en-x-halden.json'],
    { eager: true, import: 'default' },
  ),
);
