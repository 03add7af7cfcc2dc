import { defineRules, type Facts } from '@homeport/grammar';
import { caseMaster } from './case-master.entity.ts';

/** The assignments of a relocation file, the newest first; `office` is an id. */
export interface FileFacts extends Facts {
  readonly assignments: readonly { readonly confidential: boolean; readonly office: string | null }[];
}

/**
 * A file is confidential where all of its assignments are: somebody who may know of one of them finds the person there. It
 * belongs to the office that owns the newest.
 */
export const caseMasterRules = defineRules<typeof caseMaster, FileFacts>(caseMaster, {
  derive: (_, { assignments }) => {
    const [newest] = assignments;
    return {
      confidential: newest !== undefined && assignments.every((one) => one.confidential),
      office: newest?.office ? { id: newest.office } : null,
    };
  },
});
