/** A source file as the checks read it. */
interface SourceText {
  readonly path: string;
  readonly text: string;
}

const isRules = (path: string) => /^packages\/model\/src\/.*\.rules\.ts$/.test(path);
const isLive = (path: string) => /^(packages|apps)\//.test(path) && !/\.test\.tsx?$|\.generated\./.test(path);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
const wordsOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/**
 * Rules of the model that only tests call, as `name (path)`: what no handler, page or other rule asks computes nothing for
 * anybody. Rules of an entity (`defineRules`) are called by the engine.
 */
function idleRules(files: readonly SourceText[]): { readonly name: string; readonly path: string }[] {
  const live = files.filter(({ path }) => isLive(path)).map(({ path, text }) => ({ path, words: wordsOf(text) }));
  return files
    .filter(({ path }) => isRules(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)(?!.*\bdefineRules)/gm)].flatMap(
        ([, name = '']) => {
          const isCalled = live.some(({ path: at, words }) => (words.get(name) ?? 0) > (at === path ? 1 : 0));
          return isCalled || name.endsWith('Rules') ? [] : [{ name, path }];
        },
      ),
    );
}

/** What is wrong: rules that are idle without a reason, and reasons of rules that are used or gone. */
export function judgeIdleRules(files: readonly SourceText[], waiting: Readonly<Record<string, string>>): string[] {
  const idle = idleRules(files);
  return [
    ...idle
      .filter(({ name }) => !Object.hasOwn(waiting, name))
      .map(({ name, path }) => `${path}: only tests call ${name}; put it to use, or say which chapter will`),
    ...Object.keys(waiting)
      .filter((name) => !idle.some((one) => one.name === name))
      .map((name) => `tools/testing/rules-in-waiting.data.ts: ${name} is used or gone; strike it`),
  ];
}
