import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Sources whose files only declare: a file whose exports nobody uses is left out. */
const declarations = /\/packages\/(model|grammar)\/src\//;

export default defineConfig({
  base: '/workspace/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    // Pictures and fonts stay files: the content security policy knows no data addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !declarations.test(id) } },
  },
});
