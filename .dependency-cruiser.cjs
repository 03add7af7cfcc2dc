// Import directions of the house. `npm test -- directions` runs it and checks that every source file was seen.
// The API it needs is that of TypeScript 6, which is what the package "typescript" is here.

/** A direction: modules at `from` must not import modules at `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packagesBut = (...allowed) => `^packages/(?!(?:${allowed.join('|')})/)`;

/** In `folder`, the folders one level down meet through their index.ts only, but for one that puts all of them together. */
const doorsIn = (name, folder, together = '') =>
  never(
    name,
    'Domains meet through each other’s door or through events.',
    { path: `^${folder}/([^/]+)/`, ...(together && { pathNot: `^${folder}/${together}/` }) },
    {
      path: `^${folder}/[^/]+/.+\\.tsx?$`,
      pathNot: [`^${folder}/$1/`, `^${folder}/[^/]+/(?:index|door\\.generated)\\.ts$`],
    },
  );

/** The files by which a package is entered; of the package ui every file may be. */
const DOORS = {
  grammar: ['^packages/grammar/src/index\\.ts$'],
  client: ['^packages/client/src/index\\.ts$'],
  engine: ['^packages/engine/src/index\\.ts$', '^packages/engine/src/[^/]+/index\\.ts$'],
  model: [
    '^packages/model/src/catalogue/(?:catalogue|drawn|calculation-words|(?:days|tones)\\.generated)\\.ts$',
    '^packages/model/src/designed-forms/[^/]+\\.generated\\.ts$',
    '^packages/model/src/[^/]+/(?:index|door\\.generated)\\.ts$',
  ],
};

module.exports = {
  forbidden: [
    never('no-cycle', 'A cycle has no first file to read.', {}, { circular: true }),
    never(
      'no-unknown',
      'An import has to lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(node|vite/client)$' },
    ),
    never(
      'no-development-package',
      'What runs in production is not a development dependency.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    never(
      'grammar-alone',
      'Grammar knows nobody.',
      { path: '^packages/grammar/' },
      { path: '^(apps|packages/(?!grammar/))' },
    ),
    never(
      'model-on-grammar',
      'Model is declared in grammar.',
      { path: '^packages/model/' },
      { path: packagesBut('model', 'grammar') },
    ),
    never(
      'engine-on-grammar',
      'No generic code names an entity.',
      { path: '^packages/engine/' },
      { path: packagesBut('engine', 'grammar') },
    ),
    never(
      'client-on-grammar',
      'No generic code names an entity.',
      { path: '^packages/client/' },
      { path: packagesBut('client', 'grammar') },
    ),
    never(
      'ui-on-grammar',
      'No generic code names an entity.',
      { path: '^packages/ui/' },
      { path: packagesBut('ui', 'client', 'grammar') },
    ),
    never(
      'server-directions',
      'The server draws nothing.',
      { path: '^apps/server/' },
      { path: packagesBut('engine', 'model', 'grammar') },
    ),
    never(
      'browser-directions',
      'The applications reach the engine through the client.',
      { path: '^apps/(workspace|assignee)/' },
      { path: packagesBut('model', 'client', 'ui', 'grammar') },
    ),
    never('no-app-from-package', 'Nothing imports an application.', { path: '^packages/' }, { path: '^apps/' }),
    never(
      'no-app-from-app',
      'Nothing imports an application.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'no-tests-in-product',
      'The product knows neither its tests nor its tools.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(tests|tools)/|\\.test\\.tsx?$' },
    ),
    never(
      'one-decimal',
      'Amounts are counted with Exact of @homeport/grammar, so that none is rounded by a setting of its own.',
      { path: '^(packages|apps)/', pathNot: '^packages/grammar/src/exact\\.ts$' },
      { path: 'node_modules/decimal\\.js/' },
    ),
    never(
      'pure-packages',
      'Grammar and model run anywhere.',
      { path: '^packages/(grammar|model)/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),

    ...Object.entries(DOORS).flatMap(([name, doors]) => [
      never(
        `${name}-door`,
        'From outside, a package is its doors.',
        { path: '^(apps|tests|tools|packages)/', pathNot: `^packages/${name}/` },
        { path: `^packages/${name}/src/`, pathNot: doors },
      ),
      never(
        `${name}-no-inner-barrel`,
        'Doors are for outsiders; inside, the file itself is imported.',
        { path: `^packages/${name}/src/`, pathNot: [...doors, '\\.test\\.tsx?$'] },
        { path: `^packages/${name}/src/.*index\\.ts$`, pathNot: name === 'model' ? doors : '^$' },
      ),
    ]),
    never(
      'no-own-door',
      'A domain does not leave its house to enter it.',
      { path: '^(packages/model/src|apps/server/src/modules)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^$1/$2/(?:index|door\\.generated)\\.ts$' },
    ),
    doorsIn('model-doors', 'packages/model/src', 'catalogue'),
    doorsIn('server-doors', 'apps/server/src/modules'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@homeport)|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
