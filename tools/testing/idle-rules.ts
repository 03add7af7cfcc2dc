import { chapters } from '../derive/specification/line.ts';
import { declaredIn, importsOf, type SourceText } from './imported-names.ts';

const isRules = (path: string) => /^packages\/model\/src\/.*\.rules\.ts$/.test(path);
const isLive = (path: string) => /^(packages|apps)\//.test(path) && !/\.test\.tsx?$|\.generated\./.test(path);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
/** Each declaration of a file with its name; what stands between two belongs to the first. */
function declarations(text: string): { readonly name: string; readonly body: string }[] {
  return text
    .split(/^(?=(?:export |async |declare )*(?:function|const|let|class|interface|type|import)\b)/m)
    .map((body) => ({ name: /^(?:export |async )*(?:function|const|let|class) (\w+)/.exec(body)?.[1] ?? '', body }));
}

/** Names bound by taking an object apart: fields, not uses of what is called the same. */
const bindings = /\{[^{}]*\}(?=\s*(?::|=(?!=)|\)\s*(?:=>|:)))/g;

/** Whether a text uses a name for itself: not as a field, the key of one, or a word in quotes. */
function uses(text: string, name: string): boolean {
  const bare = text.replace(/'(?:[^'\\\n]|\\.)*'/g, "''").replace(bindings, '{}');
  return new RegExp(`(?:(?<![\\w$.])|(?<=\\.\\.\\.))${name}(?![\\w$]|\\??:)`).test(bare);
}

/**
 * Rules of the model that only tests call: what no handler, page or other rule asks computes nothing for anybody. A call is an
 * import that leads to the rule, through doors or not, or a use by another declaration of the same file. Rules of an entity
 * (`defineRules`) are called by the engine.
 */
function idleRules(files: readonly SourceText[]): { readonly name: string; readonly path: string }[] {
  const homeOf = declaredIn(new Map(files.map(({ path, text }) => [path, text])));
  const called = new Set(
    files
      .filter(({ path }) => isLive(path))
      .flatMap((file) => importsOf({ ...file, text: withoutComments(file.text) }))
      .flatMap((imported) => homeOf(imported) ?? [])
      .map(({ name, path }) => `${path} ${name}`),
  );
  return files
    .filter(({ path }) => isRules(path))
    .flatMap(({ path, text }) => {
      const own = declarations(withoutComments(text));
      return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)(?!.*\bdefineRules)/gm)].flatMap(
        ([, name = '']) => {
          const isCalled =
            called.has(`${path} ${name}`) || own.some((one) => one.name !== name && uses(one.body, name));
          return isCalled || name.endsWith('Rules') ? [] : [{ name, path }];
        },
      );
    });
}

/** What is wrong: rules that are idle without a reason, reasons of rules that are used or gone, and chapters that are none. */
export function judgeIdleRules(files: readonly SourceText[], waiting: Readonly<Record<string, string>>): string[] {
  const idle = idleRules(files);
  const at = 'tools/testing/rules-in-waiting.data.ts';
  return [
    ...idle
      .filter(({ name }) => !Object.hasOwn(waiting, name))
      .map(({ name, path }) => `${path}: only tests call ${name}; put it to use, or say which chapter will`),
    ...Object.keys(waiting)
      .filter((name) => !idle.some((one) => one.name === name))
      .map((name) => `${at}: ${name} is used or gone; strike it`),
    ...Object.entries(waiting)
      .filter(([, reason]) => {
        const [chapter = '', ...what] = reason.split(': ');
        return !chapters.has(chapter) || what.join('') === '';
      })
      .map(([name, reason]) => `${at}: ${name} waits for "${reason}", which names no chapter, or not what for`),
  ];
}
