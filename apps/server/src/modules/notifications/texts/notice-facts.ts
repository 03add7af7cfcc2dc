import { defineFacts } from '@homeport/engine';
import type { Catalogue } from '@homeport/grammar';
import {
  type NoticeFacts,
  noticeSetting,
  type ToldNotice,
  toldNotices,
  variablesOf,
  type WordingLanguage,
  type WordsFault,
  type WordsField,
  type WrittenWords,
  weightOf,
  wordingLanguages,
  wordsFields,
} from '@homeport/model/notifications';
import { templateFault } from '../../../language/template.ts';

/** A name that may stand in the words of a notice. */
export const exampleOf = (told: ToldNotice): string => variablesOf(told)[0]?.name ?? 'name';

/** What is wrong with each text, read as its reader's language reads it. */
export function faultsIn(
  told: ToldNotice,
  language: WordingLanguage,
  written: WrittenWords,
): Partial<Record<keyof WrittenWords, WordsFault>> {
  const names = new Set(variablesOf(told).map(({ name }) => name));
  const faults: Partial<Record<keyof WrittenWords, WordsFault>> = {};
  for (const part of ['subject', 'body'] as const) {
    const fault = templateFault(written[part] ?? '', language, names);
    if (fault) faults[part] = fault;
  }
  return faults;
}

/** The notice that a setting is about, and what its words name. */
export const noticeFacts = (catalogue: Pick<Catalogue, 'events'>) =>
  defineFacts(noticeSetting, async (_, setting): Promise<NoticeFacts> => {
    const told = toldNotices(catalogue).find((one) => one.event.name === setting.event && one.place === setting.place);
    if (!told) return { faults: {} };
    const faults: Partial<Record<WordsField, WordsFault>> = {};
    for (const language of wordingLanguages) {
      const at = wordsFields(language);
      const found = faultsIn(told, language, { subject: setting[at.subject], body: setting[at.body] });
      if (found.subject) faults[at.subject] = found.subject;
      if (found.body) faults[at.body] = found.body;
    }
    return { told: { weight: weightOf(told), example: exampleOf(told) }, faults };
  });
