let isPressed = false;
let waiting: (() => void)[] = [];
const release = () => {
  isPressed = false;
  const now = waiting;
  waiting = [];
  // The click follows in the same task as what ended the press.
  setTimeout(() => {
    for (const run of now) run();
  });
};
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, true);
}

/**
 * Runs once a press that is under way has become its click, if there is one: what appears on the page because a field was left
 * must not move a button from under the pointer that presses it.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else setTimeout(run);
}
