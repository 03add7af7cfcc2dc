import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import { codeOf } from './error-code.ts';

/** The address cannot be used, in one sentence. */
export class PortFault extends Error {}

const sentences: Readonly<Record<string, (c: Configuration) => string>> = {
  EADDRINUSE: (c) => `Port ${c.port} is in use. Stop the other program, or start with another PORT.`,
  EACCES: (c) => `Port ${c.port} may not be used by this account. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: (c) => `This machine has no address ${c.host}. Check HOST.`,
  ENOTFOUND: (c) => `There is no host ${c.host}. Check HOST.`,
};
const faultOf = (error: unknown, configuration: Configuration): unknown => {
  const sentence = sentences[codeOf(error) ?? ''];
  return sentence ? new PortFault(sentence(configuration)) : error;
};

/** Looks before anything is started: a database would be opened in vain. */
export async function checkPort(configuration: Configuration): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer().once('error', (error) => reject(faultOf(error, configuration)));
  probe.listen({ port: configuration.port, host: configuration.host }, () => probe.close(() => resolve()));
  return promise;
}

/** Listens on the configured address. */
export async function listenOn(app: FastifyInstance, configuration: Configuration): Promise<void> {
  try {
    await app.listen({ port: configuration.port, host: configuration.host });
  } catch (error) {
    throw faultOf(error, configuration);
  }
}
