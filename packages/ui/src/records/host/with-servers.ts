import { Problem, type Problems, problemKind, sortProblems } from './problem.ts';

/**
 * Beside what a page has found, what only the server knows, so that both are said at once: `look` asks it and throws what it would
 * refuse. What is missing the page has said already; whatever else keeps the server from answering is met when it is sent.
 */
export async function withServers(
  found: Problems,
  look: () => Promise<unknown>,
  isField: (wire: string) => boolean,
): Promise<Problems> {
  try {
    await look();
    return found;
  } catch (error) {
    if (!(error instanceof Problem) || problemKind(error) !== 'refused') return found;
    const errors = error.errors.filter((one) => one.code !== 'input.required');
    if (errors.length < error.errors.length && errors.length === 0) return found;
    const { fields, whole } = sortProblems(
      new Problem({ status: error.status, code: error.code, title: error.message, errors }),
      isField,
    );
    return {
      fields: { ...fields, ...found.fields },
      whole: [...found.whole, ...whole.filter((one) => !found.whole.includes(one))],
    };
  }
}
