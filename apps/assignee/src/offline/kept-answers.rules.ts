/** What stays readable without a network, by the first part of its key (and the second, where not all of it does). */
const readable = new Map<unknown, true | readonly string[]>(
  Object.entries({
    assignment: true,
    arrival: true,
    'next-actions': true,
    expenses: ['money', 'reports', 'report', 'lines', 'stages'],
    'expense-items': true,
    'tax-codes': true,
    phases: true,
    notices: true,
    services: true,
    timeline: true,
    contacts: true,
    diary: true,
    'travel-options': true,
    places: true,
    'travel-alerts': true,
    travel: ['trips'],
    library: ['sections', 'documents'],
    documents: ['readings', 'one', 'required'],
    surveys: true,
    assistance: ['assignments', 'sign-ins'],
  }),
);

/** Kept so long after it was read, in milliseconds. */
export const keptFor = 30 * 24 * 3600_000;

/** Whether the answer to a question may be kept on the device. Bank data, payments and files never are. */
export function mayKeep(key: readonly unknown[]): boolean {
  const [first, second] = key;
  const rule = readable.get(first);
  return rule === true || (rule?.includes(String(second)) ?? false);
}
