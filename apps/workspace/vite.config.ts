import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bringSheets } from '../../packages/ui/build/bring-sheets.ts';
import { carefulImports } from '../../packages/ui/build/careful-imports.ts';

/** Sources whose files only declare: a file whose exports nobody uses is left out. */
const declarations = /\/packages\/(model|grammar)\/src\//;

/** Functions that only describe. */
const declaring = [
  'defineRoute',
  'defineAction',
  'defineCalculation',
  'defineEntity',
  'defineEvent',
  'defineRefusals',
  'defineRules',
  'defineScreen',
  'queryOptions',
];

export default defineConfig({
  base: '/workspace/',
  plugins: [bringSheets(), react(), carefulImports()],
  build: {
    outDir: 'dist',
    manifest: true,
    // Pictures and fonts stay files: the content security policy knows no data addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A shell lists the files that its pages bring: fewer characters tell versions of a file apart as well.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
      treeshake: {
        moduleSideEffects: (id) => !declarations.test(id),
        // Declaring does nothing else: a call, an entity or a field that nobody uses is left out.
        manualPureFunctions: declaring,
      },
    },
  },
});
