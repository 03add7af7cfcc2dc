import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useConversation } from './use-conversation.ts';
import words from './words/en.json' with { type: 'json' };

const asked = 'PUT assistant/chat';
const thread = '0b7d0c2e-1111-4222-8333-444455556666';
function Talk({ onAnswered }: { onAnswered: () => void }) {
  const { send, asking, problem, retry } = useConversation(thread, onAnswered);
  return (
    <>
      <Suggestions onAsk={send} />
      <p data-testid="state">{asking?.question ?? problem?.status ?? ''}</p>
      <button type="button" onClick={() => void retry().catch(() => undefined)}>
        again
      </button>
    </>
  );
}
async function drawn(answer: object | (() => unknown)) {
  const server = declaredServer({ [asked]: answer });
  const onAnswered = vi.fn();
  await drawPage(<Talk onAnswered={onAnswered} />, { bundles: { en: { assistant: words } } });
  return { server, onAnswered };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByTestId('state').textContent;

test('a suggestion that is pressed is asked in the conversation, and what was answered is asked for again', async () => {
  const { server, onAnswered } = await drawn({});
  press(words['suggest.1']);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(server.to(asked).map(({ body }) => body)).toEqual([
    { id: expect.any(String), question: words['suggest.1'], thread },
  ]);
  expect(shown()).toBe('');
});

test('a question that was not answered goes again under the same id, another one under its own', async () => {
  const { server, onAnswered } = await drawn(() => refused(503, 'Away.'));
  press(words['suggest.1']);
  await waitFor(() => expect(shown()).toBe('503'));
  expect(onAnswered).not.toHaveBeenCalled();
  server.answer(asked, {});
  press('again');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  press(words['suggest.2']);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(2));
  const [first, second, third] = server.to(asked).map(({ body }) => body.id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  // There is nothing to try again.
  press('again');
  expect(server.to(asked)).toHaveLength(3);
});
