import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appBuild } from '../../packages/ui/build/app-build.ts';
import { bringSheets } from '../../packages/ui/build/bring-sheets.ts';
import { carefulImports } from '../../packages/ui/build/careful-imports.ts';

const shellIcons = /lucide-react\/dist\/esm\/icons\/(?:chevron-right|chevron-down|clock-3|rows-3|cloud-off|search)\./;

export default defineConfig({
  base: '/workspace/',
  plugins: [bringSheets(), react(), carefulImports()],
  build: {
    ...appBuild,
    rolldownOptions: {
      ...appBuild.rolldownOptions,
      // A shell lists the files that its pages bring: fewer characters tell versions of a file apart as well.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // Icons of a few hundred bytes that the shell draws: one file instead of one each.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'icons', test: shellIcons }] },
      },
    },
  },
});
