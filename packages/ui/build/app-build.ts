import type { BuildOptions } from 'vite';

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

/** How both applications are built: what is left out of them, and what stays a file. */
export const appBuild = {
  outDir: 'dist',
  manifest: true,
  // Pictures and fonts stay files: the content security policy knows no data addresses for them.
  assetsInlineLimit: 0,
  rolldownOptions: {
    treeshake: {
      moduleSideEffects: (id: string) => !declarations.test(id),
      // Declaring does nothing else: a call, an entity or a field that nobody uses is left out.
      manualPureFunctions: declaring,
    },
  },
} satisfies BuildOptions;
