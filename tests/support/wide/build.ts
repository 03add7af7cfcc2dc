import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { bringSheets } from '../../../packages/ui/build/bring-sheets.ts';

/** The files of the page by path, built as the apps are, kept in memory. */
export async function buildWidePage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // As the apps run: the checks of development, which a test runner asks for, take most of the time.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const made = await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      plugins: [bringSheets(), react()],
      build: { write: false, minify: false, target: 'esnext', assetsInlineLimit: 0 },
    });
    if (!('output' in made)) throw new Error('the page was not built');
    return new Map(made.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
