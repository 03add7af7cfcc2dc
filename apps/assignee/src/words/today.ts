/** Today where the person is, yyyy-MM-dd. */
export function today(): string {
  return Temporal.Now.plainDateISO().toString();
}
