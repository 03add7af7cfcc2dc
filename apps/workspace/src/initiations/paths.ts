/** Where a request is made, step by step; `draft` names the one that is gone on with, `step` where, `from` and `kind` what it follows. */
export const newInitiationPath = '/workspace/cases/initiation/new';
