type Words = Readonly<Record<string, string>>;

/** Word files of many folders as one; their keys are different ones. */
export const inOne = (files: Readonly<Record<string, Words>>): Words => Object.assign({}, ...Object.values(files));
