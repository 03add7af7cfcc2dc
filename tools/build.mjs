// Builds the two browser applications where their sources have changed; for images and servers without `npm start`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStaleApps } from './runtime/build-apps.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (!(await buildStaleApps((line) => console.log(line)))) process.exit(1);
