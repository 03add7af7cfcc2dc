import type { Files } from '@homeport/engine/files';
import type { Services } from '../../services.ts';

/** The services with the store of files as it really is: it can also tell what it holds. */
export type FileServices = Services & { readonly files: Files };
