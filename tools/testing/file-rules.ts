import { basename } from 'node:path';

/** A rule every source file keeps: what is wrong with it, or undefined. */
type FileRule = (path: string, text: string) => string | undefined;

const LONGEST = 400;
const isGenerated = (path: string) => /\.generated\./.test(path);
/** The doors: the only index files there are. */
const DOORS = [
  /^packages\/(grammar|client|engine)\/src\/index\.ts$/,
  /^packages\/(model|engine)\/src\/[^/]+\/index\.ts$/,
  /^apps\/[^/]+\/src\/(modules\/)?[^/]+\/index\.ts$/,
];
/** Files whose reader wants a default export. */
const CONFIGURATION = /(^|\/)(vite|vitest)\.config\.ts$/;

/** What draws an input of the browser, which with a longest length of its own cuts what is pasted without a word. */
const CUTTING =
  /<(?:input|textarea|Textarea|TextInput|PasswordInput|NumberInput|Autocomplete|TagsInput|Input)\b(?:=>|[^<>]|<[^<>]*>)*?\smax[lL]ength=/;
/** Where a length that cuts is right, with the reason. */
const CUT_ON_PURPOSE: Readonly<Record<string, string>> = {};

const rules: Record<string, FileRule> = {
  'no file over 400 lines': (path, text) => {
    const lines = text.split('\n').length - 1;
    return lines > LONGEST && !isGenerated(path) ? `${lines} lines` : undefined;
  },
  'no utils, helpers or common': (path) =>
    /(^|[/.-])(utils?|helpers?)[/.]|(^|\/)common[/.]/i.test(path) ? 'name its subject' : undefined,
  'kebab-case files, PascalCase components': (path) => {
    const name = basename(path);
    if (path.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name)) return undefined;
    return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/.test(name) ? undefined : 'rename it';
  },
  'index files are doors only': (path) => {
    if (!/^index\.tsx?$/.test(basename(path))) return undefined;
    return DOORS.some((door) => door.test(path)) ? undefined : 'import the file itself instead';
  },
  'a door is a list': (_, text) =>
    /^export (?:type )?\*/m.test(text) ? 'hands on whatever a file exports: name what others need' : undefined,
  'named exports': (path, text) =>
    !CONFIGURATION.test(path) && /^export default\b/m.test(text) ? 'has a default export' : undefined,
  'no text is cut by its input': (path, text) =>
    path.endsWith('.tsx') && CUTTING.test(text) && !(path in CUT_ON_PURPOSE)
      ? 'refuse what is too long instead (TextField, LongTextField, useLength)'
      : undefined,
  'nothing left to do': (path, text) =>
    !isGenerated(path) && /\/\/\s*(TODO|FIXME|XXX)\b|\/\*+\s*(TODO|FIXME)\b/.test(text)
      ? 'has an open task'
      : undefined,
};

/** What the rules say about the files: for each rule, one line for each file that breaks it. */
export function judgeFiles(files: readonly { path: string; text: string }[]): { name: string; problems: string[] }[] {
  return Object.entries(rules).map(([name, rule]) => ({
    name,
    problems: files.flatMap(({ path, text }) => {
      const problem = rule(path, text);
      return problem ? [`${path}: ${problem}`] : [];
    }),
  }));
}
