import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled code of the last start is kept beside the repository: a warm start parses nothing.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../../.cache/node'));
const { main } = await import('./main.ts');
await main();
