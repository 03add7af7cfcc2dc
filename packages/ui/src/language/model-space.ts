/** Namespace of the words that declarations carry, in every language but English. */
export const modelSpace = 'model';
