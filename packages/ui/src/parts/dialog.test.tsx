import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { Dialog } from './Dialog.tsx';

/** A page with a button that opens a dialog; the button may be gone when that closes, as a row of a list is. */
function Page({ goes }: { goes: boolean }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main>
      <h1>Reports</h1>
      {goes && state === 'after' ? null : (
        <button type="button" onClick={() => setState('open')}>
          Open
        </button>
      )}
      {state === 'open' ? (
        <Dialog opened onClose={() => setState('after')} title="New report" transitionProps={{ duration: 0 }}>
          <button type="button">Save</button>
        </Dialog>
      ) : null}
    </main>
  );
}
async function openAndClose(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Open' });
  button.focus();
  fireEvent.click(button);
  (await screen.findByRole('button', { name: 'Save' })).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a dialog that is taken out of the page gives the focus back to what opened it', async () => {
  await draw(<Page goes={false} />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

test('where what opened it is gone, the focus stands on the title of the page', async () => {
  await draw(<Page goes />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports'));
});

test('somebody who has gone on by Tab before a dialog has put the focus stays where they are', async () => {
  const started: (() => void)[] = [];
  const later = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (go: () => void, after?: number) => (after ? later(go, after) : started.push(go)));
  await draw(
    <Dialog opened onClose={() => undefined} title="Change" transitionProps={{ duration: 0 }}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Dialog>,
  );
  vi.unstubAllGlobals();
  const [first, ...others] = started;
  act(() => first?.());
  const second = screen.getByRole('textbox', { name: 'Second' });
  act(() => second.focus());
  for (const go of others) act(go);
  expect(others.length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(second);
});

test('the cross that closes a dialog has a name, in the language of the page', async () => {
  await draw(<Page goes={false} />, { locale: 'fr' });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Fermer' })).toBeTruthy();
});
