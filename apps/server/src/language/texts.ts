import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestRefusals } from '@homeport/engine';
import { exchangeRefusals } from '@homeport/engine/exchange';
import { fileRefusals } from '@homeport/engine/files';
import { jobRefusals } from '@homeport/engine/jobs';
import { type Catalogue, inputRefusals, type RefusalSet, wordsOf } from '@homeport/grammar';
import { codeOf } from '../error-code.ts';
import type { TextOf } from '../services.ts';
import { type Message, messageIn } from './message.ts';

const packages = join(import.meta.dirname, '../../../../packages');

type Bundle = Readonly<Record<string, string>>;
const languages: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater']);

/** Catalogues of texts: every `es.json` and `fr.json` beside the declarations, and the customers' variants of English. */
function bundle(language: string): Bundle {
  const folders = [
    join(packages, 'grammar/src'),
    join(packages, 'engine/src'),
    ...readdirSync(join(packages, 'model/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(packages, 'model/src', entry.name)),
  ];
  return Object.assign({}, ...folders.map((folder) => words(join(folder, `${language}.json`))));
}

function words(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}

/** Texts of the server in the languages of the apps; a variant falls back to English, a missing text to its key. */
export async function startTexts(catalogue: Catalogue): Promise<TextOf> {
  const english: Bundle = { ...wordsOf(catalogue), ...refusalTexts(inputRefusals), ...engineTexts() };
  // Read with the first text in the language.
  const bundles = new Map<string, Bundle>([['en', english]]);
  const bundleOf = (language: string): Bundle => {
    const known = bundles.get(language) ?? bundle(language);
    bundles.set(language, known);
    return known;
  };
  const parsed = new Map<string, Message>();
  return (key, params, locale) => {
    const wanted = languages.has(locale) ? locale : (locale.split('-')[0] ?? 'en');
    const language = languages.has(wanted) ? wanted : 'en';
    const text = bundleOf(language)[key] ?? english[key];
    if (text === undefined) return key;
    const name = `${language} ${key}`;
    const message = parsed.get(name) ?? messageIn(text, language.slice(0, 2));
    parsed.set(name, message);
    try {
      return String(message.format(params));
    } catch {
      return text; // An argument is missing: the text with its gap is better than no text.
    }
  };
}

const refusalTexts = ({ $domain, $specs }: RefusalSet): Record<string, string> =>
  Object.fromEntries(Object.entries($specs).map(([name, spec]) => [`refusal.${$domain}.${name}`, spec.text]));
const engineTexts = (): Record<string, string> =>
  Object.assign({}, ...[requestRefusals, fileRefusals, jobRefusals, exchangeRefusals].map(refusalTexts));
