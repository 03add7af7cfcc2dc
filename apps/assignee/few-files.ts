import { join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { commonFile, fileOf, sheetFile, together } from './chapters.ts';

const repository = join(import.meta.dirname, '../..');
/** The list of the build names files by these sources: they stay files of their own. */
const named = ['apps/assignee/src/main.tsx', 'apps/assignee/src/signed-in.tsx'].map((of) => join(repository, of));

/**
 * How the build is cut into files. Left to itself the bundler makes one file of each set of modules that some pages share:
 * some four hundred, and on a phone each of them costs more than its bytes, when it is opened and when it is kept for use
 * without a network. Here the entry, the shell, Home and what stands around the pages are one file each, then each chapter of
 * pages, and what several chapters need is `shared`. Files import each other in this order only, never in a circle. Only a
 * build knows what is really used of a library, so there is one before that is not written.
 */
export const fewFiles = (config: InlineConfig): Plugin => ({
  name: 'few-files',
  apply: 'build',
  async config() {
    const trial = { ...config, configFile: false, logLevel: 'error' } as const;
    // Nothing is put together that only happens to be there already: what a page needs is asked here.
    const exact = {
      ...config.build?.rolldownOptions,
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
    };
    const built = await build({
      ...trial,
      build: { ...config.build, rolldownOptions: exact, write: false, minify: false },
    });
    const files = filesOf((built as Rolldown.RolldownOutput).output);
    const name = (id: string, build: Importers) =>
      files.get(id) ?? (isSheet(id) ? withItsSources(id, files, build) : id === runtime ? 'entry' : null);
    const groups = [{ debugName: 'few-files', name }];
    const output = { codeSplitting: { includeDependenciesRecursively: false, groups } };
    return { build: { rolldownOptions: { output } } };
  },
});

/** The path of a module in the repository. */
const sourceOf = (id: string): string => relative(repository, id).replaceAll('\\', '/');
/** What the bundler itself adds. */
const runtime = '\0rolldown/runtime.js';
const isSheet = (id: string): boolean => /\.css$/.test(id);

interface Importers {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
/** The file of a sheet, of which the trial says nothing: that of the sources that bring it. */
function withItsSources(id: string, files: ReadonlyMap<string, string>, build: Importers): string | null {
  const by = new Set((build.getModuleInfo(id)?.importers ?? []).flatMap((one) => files.get(one) ?? []));
  return by.size > 0 ? sheetFile(by) : null;
}

/** The file of every module, by its id. */
function filesOf(output: Rolldown.RolldownOutput['output']): Map<string, string> {
  const chunks = new Map(output.flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])));
  /** Those that are in a file already, and in which. */
  const taken = new Map<string, string>();
  const take = (fileName: string, file: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || taken.has(fileName)) return;
    taken.set(fileName, file);
    for (const imported of chunk.imports) take(imported, file);
  };
  for (const [file, sources] of Object.entries(together))
    for (const source of sources) {
      const root = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(join(repository, source)));
      if (!root) throw new Error(`${source} is in no file of the build`);
      take(root.fileName, file);
    }
  /** Which files need a chunk of those that are in none yet. */
  const needed = new Map<string, Set<string>>();
  const need = (fileName: string, file: string): void => {
    const by = needed.get(fileName) ?? new Set();
    if (!chunks.has(fileName) || taken.has(fileName) || by.has(file)) return;
    needed.set(fileName, by.add(file));
    for (const imported of chunks.get(fileName)?.imports ?? []) need(imported, file);
  };
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks.values())
    if (isDynamicEntry && facadeModuleId && !taken.has(fileName)) need(fileName, fileOf(sourceOf(facadeModuleId)));
  const sourcesOf = (fileName: string) => chunks.get(fileName)?.moduleIds.map(sourceOf) ?? [];
  for (const [fileName, by] of needed) taken.set(fileName, commonFile(by, sourcesOf(fileName)));
  return new Map(
    [...taken].flatMap(([fileName, file]) =>
      (chunks.get(fileName)?.moduleIds ?? [])
        .filter((id) => !named.includes(id))
        .map((id) => [id, isSheet(id) ? sheetFile(new Set([file])) : file] as const),
    ),
  );
}
