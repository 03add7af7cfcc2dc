/** Where the build of this application is cut: what comes together is one file. Paths are those of the repository. */

const app = 'apps/assignee/src';
const kit = 'packages/ui/src';

/**
 * Sources with all that they import, in the order that files are filled: what two of them need is in the first one's file.
 */
export const together: Readonly<Record<string, readonly string[]>> = {
  entry: [`${app}/main.tsx`],
  // What a sign-in may ask besides a password.
  'entry-steps': ['CodeStep', 'EnrolStep', 'ForgotStep', 'PasscodeStep', 'SetPasswordStep', 'TermsStep'].map(
    (step) => `${kit}/entry/${step}.tsx`,
  ),
  shell: [`${app}/signed-in.tsx`, `${kit}/language/city-namer.ts`],
};

/** The chapters of pages, by the folders of the application that are in them. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'arrival'],
  // What stands around the pages and is not needed for the first one.
  later: ['shell', 'push', 'install'],
  money: ['expenses'],
  benefits: ['payments', 'lump-sum'],
  account: ['profile'],
  bank: ['banking'],
  move: ['assistance', 'services', 'timeline'],
  forms: ['forms', 'surveys', 'external', 'deciding'],
  papers: ['documents', 'library', 'signing', 'widgets'],
  people: ['chat', 'contacts', 'help', 'help-desk', 'assistant', 'calls', 'notifications'],
  diary: ['diary'],
  travel: ['travel'],
};
/** Sources of no such folder. */
const others: Readonly<Record<string, string>> = {
  [`${app}/later.ts`]: 'later',
  [`${app}/home-page.tsx`]: 'home',
  // Who has lost it is signed out all the same.
  [`${app}/leave-for-good.ts`]: 'leave-for-good',
  [`${app}/shell/MorePage.tsx`]: 'home',
  // A card of Home that the timeline has as well.
  [`${app}/travel/NextTrips.tsx`]: 'home',
  [`${app}/shell/LogoutPage.tsx`]: 'home',
  [`${app}/linked.ts`]: 'forms',
  // Files are sent, and amounts entered, from there as well.
  [`${app}/external/OutsideBills.tsx`]: 'benefits',
  [`${app}/external/LinkFiles.tsx`]: 'papers',
  // Opened from an amount, which few people do.
  [`${kit}/explain/ExplainPanel.tsx`]: 'benefits',
};
/** Parts of the kit that stand around the pages. */
const around = new RegExp(`^${kit}/(?:shell/(?!AccountPanel)|parts/(?:LeaveDialog|NotificationBell)\\.)`);

/** Files that find in a chapter what both of them need: libraries of their own size, and what signs out. */
const alone: Readonly<Record<string, string>> = {
  ...{ PlaceMap: 'diary', BarsChart: 'papers', PdfPages: 'papers' },
  'leave-for-good': 'later',
};

/** Folders whose texts Home and the frame speak, beside those of the application; all others are those of pages. */
const spokenFirst = ['words', 'home', 'arrival', 'offline', 'install', 'push'];

/**
 * The file of a source that is imported when it is needed (`import()`), together with what no other file needs.
 *
 * @throws Error when it lies in a folder that is in no chapter.
 */
export function fileOf(source: string): string {
  const [, folder] = new RegExp(`^${app}/([^/]+)/`).exec(source) ?? [];
  const [, language] = /[/.](en|es|fr)(?:-x-\w+)?(?:\.generated)?\.(?:json|ts)$/.exec(source) ?? [];
  if (language) return `${textsOf(source, folder)}-${language}`;
  const [, library = ''] = /\/(\w+)\.\w+$/.exec(source) ?? [];
  if (library in alone) return library;
  if (source.startsWith('node_modules/')) return source.split('/')[1] ?? 'kit';
  if (around.test(source)) return 'later';
  if (source in others) return others[source] ?? 'kit';
  if (source.startsWith(`${kit}/`)) return 'kit';
  const file = Object.keys(chapters).find((chapter) => chapters[chapter]?.includes(folder ?? ''));
  if (!file) throw new Error(`${source} is in no chapter (apps/assignee/chapters.ts)`);
  return file;
}
/** Texts of the public pages, of Home and the frame, or of pages. */
function textsOf(source: string, folder: string | undefined): string {
  if (source.startsWith(`${app}/words/lean.`) || source.startsWith(`${kit}/entry/`)) return 'lean';
  if (folder) return spokenFirst.includes(folder) ? 'words' : 'pages';
  return source.startsWith(`${kit}/language/`) || source.includes('/cities.') ? 'words' : 'pages';
}

/** So many chapters with expenses, or without, are nearly all of them. */
const nearlyAll = { withMoney: 5, without: 6 };
/** Chapters in which little is entered: they are not to bring the fields of all forms. */
const light = ['papers', 'people'];
/** Those in which amounts are reckoned with. */
const reckoning = new Set(['money', 'benefits', 'forms', 'diary', 'move']);
/** Both ask for the password once more. */
const proven = new Set(['account', 'bank']);

/** Fields of designed forms and how they are saved: pages that show no form do without. */
const isOfRecords = (source: string): boolean =>
  source.startsWith(`${kit}/records/`) || source.startsWith(`${app}/own-record/`);
/** Of these the ones that do not find everything in another of them. */
const withTheirChapters = (files: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !files.has(alone[file] ?? ''));
/**
 * The file of what all of these need, the chapters, Home and big libraries. None imports one that stands after it here, so there
 * is no circle: with the shell, or in `front`, what Home needs as well; in `shared` what nearly all do; what expenses need
 * besides in `fields` and `amounts`; in `seldom` what the diary shares and in `rare` the rest, and in `proof` what asks for a password once more; what draws
 * the declared fields of designed forms is in `lines` where expenses need it, and in `records`. The more of them there are, the less a page brings that it does
 * not need. `sources` are those of what is asked about.
 */
export function commonFile(all: ReadonlySet<string>, sources: readonly string[]): string {
  const files = new Set(withTheirChapters(all));
  const [one, ...more] = files;
  if (one && more.length === 0) return one;
  if (sources.some(isOfRecords)) return files.has('money') ? 'lines' : 'records';
  if (files.has('home')) return files.size >= nearlyAll.withMoney ? 'shell' : 'front';
  if (files.has('money')) {
    if (files.size >= nearlyAll.withMoney || light.some((file) => files.has(file))) return 'shared';
    return files.isSubsetOf(reckoning) ? 'amounts' : 'fields';
  }
  if (files.size >= nearlyAll.without) return 'shared';
  if (files.has('diary')) return 'seldom';
  return files.isSubsetOf(proven) ? 'proof' : 'rare';
}

/** Files without sheets of their own, and where theirs are: so there are not as many again. */
const sheetsIn: Readonly<Record<string, string>> = {
  ...{ home: 'shell', front: 'shell' },
  ...{
    bank: 'shared',
    benefits: 'shared',
    fields: 'shared',
    amounts: 'shared',
    lines: 'shared',
    proof: 'shared',
    seldom: 'shared',
    rare: 'shared',
  },
  // Opened from these only.
  ...{ PdfPages: 'papers', BarsChart: 'papers' },
};
/** The file of a sheet that these bring. */
export function sheetFile(files: ReadonlySet<string>): string {
  const found = new Set(withTheirChapters(files).map((file) => sheetsIn[file] ?? file));
  const [one = 'shared', ...more] = found;
  return Object.keys(together).find((file) => found.has(file)) ?? (more.length > 0 ? 'shared' : one);
}
