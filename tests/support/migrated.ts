import { join } from 'node:path';
import { migrate } from '@homeport/engine';
import { type Template, templateDatabase } from './postgres.ts';

const folder = join(import.meta.dirname, '../../apps/server/migrations');

/** A database as all migrations leave it, without a row: they are run once for all tests of a server. */
export const migratedTemplate = (): Promise<Template> =>
  templateDatabase('migrated', (url) => migrate({ url, folder }));
