import { join } from 'node:path';
import { type Files, openLocalFiles } from '@homeport/engine/files';
import type { Configuration } from '../../configuration.ts';

/** Where uploads wait until they are checked. Not in the store's folder, so that the sweeper never meets half a file. */
export const incomingFolder = (configuration: Pick<Configuration, 'dataDir'>): string =>
  join(configuration.dataDir, 'incoming');

/** The store of files of this installation: a folder beside the database, outside of anything a web server shows. */
export const openFiles = (configuration: Pick<Configuration, 'dataDir'>): Files =>
  openLocalFiles(join(configuration.dataDir, 'files'));
