// `npm run check`: the checks without the tests: types, lint, directions, files, dead code, derived files, sizes.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'checks');
await import('./test.mjs');
