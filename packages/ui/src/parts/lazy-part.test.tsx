import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { lazyExtra, lazyPart } from './lazy-part.tsx';

/** Fails so often, then brings the component. */
const failing = <P,>(times: number, Part: ComponentType<P>) => {
  const bring = vi.fn(async () => {
    if (bring.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Part;
  });
  return bring;
};
function Opener({ Dialog }: { readonly Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense>{isOpen ? <Dialog onClose={() => setOpen(false)} /> : <p>closed</p>}</Suspense>
    </>
  );
}
/** React tells each failure that a page survives. */
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('a part that cannot be had says so at its place, keeps what was typed beside it, and comes when it is tried again', async () => {
  const told = quietly();
  const Panel = lazyPart(failing(1, () => <p>July</p>));
  await draw(
    <>
      <input aria-label="Note" />
      <Suspense>
        <Panel />
      </Suspense>
    </>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Lunch');
  await screen.findByText(/Check the network/);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Lunch');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('July');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Lunch');
  told.mockRestore();
});

test('a part may say in its own words that it cannot be had', async () => {
  const told = quietly();
  const Panel = lazyPart(
    failing(1, () => <p>July</p>),
    () => 'Could not load map.',
  );
  await draw(
    <Suspense>
      <Panel />
    </Suspense>,
  );
  await screen.findByText('Could not load map.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('July');
  told.mockRestore();
});

test('a part that breaks while it is drawn says that the failure is ours', async () => {
  const told = quietly();
  const Panel = lazyPart(async () => () => {
    throw new Error('a fault');
  });
  await draw(
    <Suspense>
      <Panel />
    </Suspense>,
  );
  await screen.findByText('Something went wrong on our side');
  told.mockRestore();
});

test('a dialog that cannot be had is closed with a message, and opens the next time', async () => {
  const told = quietly();
  const Asked = lazyPart<{ onClose: () => void }>(failing(1, () => <p>Sure?</p>));
  await draw(<Opener Dialog={Asked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText(/Check the network/);
  await screen.findByText('closed');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Sure?');
  told.mockRestore();
});

test('an extra that cannot be had leaves its place as it is, and comes once the network is back', async () => {
  const bring = failing(1, () => <p>2 unread</p>);
  const Bell = lazyExtra(bring);
  await draw(
    <Suspense fallback={<p>Notices</p>}>
      <Bell />
    </Suspense>,
  );
  expect(screen.getByText('Notices')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(1);
  await act(() => new Promise((done) => setTimeout(done)));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('2 unread');
});
