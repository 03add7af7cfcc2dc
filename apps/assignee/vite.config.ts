import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appBuild } from '../../packages/ui/build/app-build.ts';
import { bringSheets } from '../../packages/ui/build/bring-sheets.ts';
import { carefulImports } from '../../packages/ui/build/careful-imports.ts';
import { fewFiles } from './few-files.ts';
import { firstScript } from './first-script.ts';

const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // The application registers it by itself, after the first page; the manifest is the tenant's and comes from the server.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Of the fonts those of the languages spoken here; a name in other letters is drawn in the device's own.
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css}', 'assets/inter-latin-*.woff2'],
      // A name with a hash of its content is a version already.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });

export default defineConfig({
  base: '/',
  plugins: [
    bringSheets(),
    react(),
    carefulImports(),
    worker(),
    firstScript(),
    fewFiles({ base: '/', plugins: [bringSheets(), react()], build: appBuild }),
  ],
  build: appBuild,
});
