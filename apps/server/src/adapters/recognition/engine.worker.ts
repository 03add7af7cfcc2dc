import { createRequire } from 'node:module';
import { Socket } from 'node:net';

// Whatever the engine is told, it asks nobody: what it needs is on this machine, or it does without.
const refuse = (): never => {
  throw new Error('recognition asks nothing from outside');
};
Socket.prototype.connect = refuse;
globalThis.fetch = async () => refuse();

createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js');
