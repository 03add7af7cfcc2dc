import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Sources that everything of a file hangs on, by the file's name: what is loaded together anyway. What two of them need is
 * in the first one's file.
 */
const together = {
  entry: 'src/main.tsx',
  shell: 'src/signed-in.tsx',
};

/**
 * How the build is cut into files. Left to itself the bundler makes one file of each set of modules that some pages share:
 * some hundred and fifty for Home, and on a phone each of them costs more than its bytes. Here what the entry needs is one
 * file and the shell behind the sign-in another. Only a build knows what is really used of a library, so there is one
 * before that is not written.
 */
export const fewFiles = (config: InlineConfig): Plugin => ({
  name: 'few-files',
  apply: 'build',
  async config() {
    const trial = { ...config, configFile: false, logLevel: 'error' } as const;
    const built = await build({ ...trial, build: { ...config.build, write: false, minify: false } });
    const files = filesOf((built as Rolldown.RolldownOutput).output);
    const groups = [{ debugName: 'together', name: (id: string) => files.get(id) }];
    const output = { codeSplitting: { includeDependenciesRecursively: false, groups } };
    return { build: { rolldownOptions: { output } } };
  },
});

function filesOf(output: Rolldown.RolldownOutput['output']): Map<string, string> {
  const chunks = new Map(output.flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])));
  const files = new Map<string, string>();
  const roots = Object.values(together).map((source) => join(import.meta.dirname, source));
  const take = (fileName: string, file: string, seen: Set<string>): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    // The sources themselves stay files of their own: the list of the build names files by them.
    for (const id of chunk.moduleIds) if (!files.has(id) && !roots.includes(id)) files.set(id, file);
    for (const imported of chunk.imports) take(imported, file, seen);
  };
  for (const [file, source] of Object.entries(together)) {
    const root = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(join(import.meta.dirname, source)));
    if (!root) throw new Error(`${source} is in no file of the build`);
    take(root.fileName, file, new Set());
  }
  return files;
}
