import type { RecordParts } from '../records/record-parts.ts';
import { DirectoryLink } from './DirectoryLink.tsx';

/** From the set-up of single sign-on to the directory that provisions its users. */
export const recordParts: RecordParts = { ssoSetup: { buttons: () => <DirectoryLink /> } };
