/** The door of the fuzz: bad requests for every call of a document, and what is wrong with the answers. */
export { operationsIn } from '../http/fuzz/bad-requests.ts';
export { fuzz, wrongWith } from '../http/fuzz/fuzz.ts';
