import type { Entity } from '../entity.ts';
import { legalForms, tradeWords } from './company-words.data.ts';

/** The fields that together name a record, where those of a similar name are offered before a new one is saved. */
export function alikeFields({ alike }: Pick<Entity, 'alike'>): readonly string[] {
  if (alike === undefined) return [];
  return 'company' in alike ? alike.company : alike;
}

/** The part of a name that others are compared with: all of a person's, of a company's what tells it from others. */
export const comparedName = ({ alike }: Pick<Entity, 'alike'>, name: string): string =>
  alike !== undefined && 'company' in alike ? tellingPart(name) : name.trim();

const forms = legalForms.map((form) => form.split(' ')).sort((one, other) => other.length - one.length);

/**
 * A company's name without its legal forms ("Nordlicht Umzüge GmbH & Co. KG", "Mudanzas Sol, S.A. de C.V.") and without words
 * that half the trade has in its names; the name as it is where nothing else would be left.
 */
function tellingPart(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.,;"'’“”«»]+/g, ' ')
    .trim()
    // "S. A." and "S.A." are one word.
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
    .split(' ')
    .filter((word) => word !== '');
  const kept = withoutForms(words);
  const telling = kept.filter((word) => !tradeWords.has(word));
  const left = telling.length > 0 ? telling : kept;
  return (left.length > 0 ? left : words).join(' ');
}

/** The words before the legal form, or behind it where the name begins with it ("SCI Les Tilleuls"). */
function withoutForms(words: readonly string[]): readonly string[] {
  const isForm = (form: readonly string[], part: readonly string[]) =>
    form.length === part.length && form.every((word, at) => word === part[at]);
  for (const form of forms) {
    if (words.length <= form.length) continue;
    if (isForm(form, words.slice(-form.length))) return withoutForms(words.slice(0, -form.length));
  }
  const [first = '', ...rest] = words;
  return rest.length > 0 && forms.some((form) => isForm(form, [first])) ? rest : words;
}
