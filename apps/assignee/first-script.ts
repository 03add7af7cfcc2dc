import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = join(import.meta.dirname, 'src/lean/first.ts');

/**
 * Puts the first script into the page's head. It is a file of its own that hangs on no other: it runs before the
 * application has come, and before the sheets, for which a script after them would have to wait.
 */
export function firstScript(): Plugin {
  let name = '';
  let code = '';
  return {
    name: 'first-script',
    apply: 'build',
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          rolldownOptions: {
            input: source,
            output: { format: 'iife' },
            treeshake: { moduleSideEffects: (id) => /\/(?:first|scheme)\.ts$/.test(id) },
          },
        },
      });
      code = (built as Rolldown.RolldownOutput).output[0].code;
      name = `assets/first-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: code });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }],
  };
}
