/** Ends the turn of the script here: the browser paints and answers a finger before it goes on. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
