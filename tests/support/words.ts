import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf as declaredWords } from '@homeport/grammar';
import { catalogue } from '@homeport/model';

/** A text of an app by its key; arguments without plurals are filled in. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;
export type Texts = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');
const kit = 'packages/ui/src/language/words';
const records = 'packages/ui/src/records/words';
const signIn = 'packages/ui/src/entry/words';
const folders = {
  assignee: [kit, 'apps/assignee/src/words'],
  entry: [signIn, 'apps/assignee/src/words/lean.'],
  workspace: [kit, records, 'apps/workspace/src/words'],
  workspaceEntry: [signIn],
  account: ['packages/ui/src/account/words'],
  approvals: ['apps/workspace/src/approvals/inbox/words'],
  assistance: ['apps/assignee/src/assistance/words'],
  timeline: ['apps/assignee/src/timeline/words'],
  services: ['apps/assignee/src/services/words'],
  surveys: ['apps/assignee/src/surveys/words'],
  forms: ['apps/assignee/src/forms/words'],
  lumpSum: ['apps/assignee/src/lump-sum/words'],
  payments: ['apps/workspace/src/payments/desk/words'],
  install: ['apps/assignee/src/install/words'],
  push: ['apps/assignee/src/push/words'],
  offline: ['apps/assignee/src/offline/words'],
  talk: ['packages/ui/src/talk/words'],
  diary: ['apps/assignee/src/diary/words'],
  travel: ['apps/assignee/src/travel/words'],
  external: ['apps/assignee/src/external/words'],
  activation: ['apps/workspace/src/activation/words'],
  why: ['apps/workspace/src/why/words'],
  sendLink: ['apps/workspace/src/external/words'],
  widgets: ['apps/assignee/src/widgets/words'],
  home: ['apps/assignee/src/home/words'],
  assistant: ['apps/assignee/src/assistant/words'],
  help: ['apps/assignee/src/help/words'],
  helpdesk: ['apps/assignee/src/help-desk/words'],
  library: ['apps/assignee/src/library/words'],
  documents: ['apps/assignee/src/documents/words'],
  signing: ['apps/assignee/src/signing/words'],
  profile: ['apps/assignee/src/profile/words'],
  admin: ['apps/workspace/src/admin/words'],
  documentReview: ['apps/workspace/src/documents/words'],
} as const;

/**
 * The texts of a part of the apps in a locale, as the catalogues have them, so that a story can be told in every language.
 * A variant such as `en-x-brightwater` lies over its language. Asking for a key nobody has throws.
 */
export function wordsOf(part: keyof typeof folders, locale: string): Say {
  const texts = Object.assign({}, ...folders[part].flatMap((folder) => layers(folder, locale))) as Texts;
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text "${key}" for ${part} in ${locale}`);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** The texts that declarations carry (`trip.toPlace`) in a locale, as the forms say them. */
export function declaredIn(locale: string): Say {
  const [language = 'en'] = locale.split('-');
  const texts = Object.assign(declaredWords(catalogue), ...domainNames().flatMap((domain) => layers(domain, language)));
  return (key) => {
    const text: unknown = texts[key];
    if (typeof text !== 'string') throw new Error(`nothing declares "${key}"`);
    return text;
  };
}
const domainNames = () => catalogue.domains.map(({ name }) => `packages/model/src/${name}`);

function layers(folder: string, locale: string): Texts[] {
  const prefix = folder.endsWith('.') ? folder : `${folder}/`;
  const [language = 'en'] = locale.split('-');
  const files = [...new Set([language, locale])].map((code) => join(root, `${prefix}${code}.json`));
  return files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts);
}
