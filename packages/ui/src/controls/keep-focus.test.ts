// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
let send: HTMLButtonElement;
let other: HTMLButtonElement;
beforeEach(() => {
  document.body.innerHTML = '<button id="send">Send</button><button id="other">Other</button>';
  [send, other] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  stop = keepFocus();
});
afterEach(() => stop());

const told = () => new Promise((done) => setTimeout(done));
/** As a button and the browser do it. */
async function begin(button: HTMLButtonElement): Promise<void> {
  button.setAttribute('data-loading', 'true');
  await told();
  if (document.activeElement === button) button.blur();
  button.disabled = true;
}
async function end(button: HTMLButtonElement): Promise<void> {
  button.disabled = false;
  button.removeAttribute('data-loading');
  await told();
}

test('a button that was at work has the focus again', async () => {
  send.focus();
  await begin(send);
  expect(document.activeElement).toBe(document.body);
  await end(send);
  expect(document.activeElement).toBe(send);
});

test('not when somebody went on meanwhile, nor when it never had it, nor when it is gone', async () => {
  send.focus();
  await begin(send);
  other.focus();
  await end(send);
  expect(document.activeElement).toBe(other);

  other.blur();
  await begin(send);
  await end(send);
  expect(document.activeElement).toBe(document.body);

  other.focus();
  await begin(other);
  other.remove();
  await end(other);
  expect(document.activeElement).toBe(document.body);
});
