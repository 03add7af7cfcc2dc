import { assigneeWords } from './assignee-words.data.ts';
import type { SpecificationWords } from './place.ts';
import { platformScreens } from './platform-screens.data.ts';
import { platformWords } from './platform-words.data.ts';
import { tradeWords } from './trade-words.data.ts';

/** Every noun of the specifications' entities, states, rules and limits → where it is. */
export const specificationWords: SpecificationWords = together(
  platformScreens,
  platformWords,
  tradeWords,
  assigneeWords,
);

/** Sections of the same name become one. */
function together(...parts: readonly SpecificationWords[]): SpecificationWords {
  const all: Record<string, Record<string, string>> = {};
  for (const part of parts)
    for (const [section, words] of Object.entries(part)) all[section] = { ...all[section], ...words };
  return all;
}
