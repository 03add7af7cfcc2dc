import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { checkWords } from '../language/bundles.ts';
import { CommentThread } from './CommentThread.tsx';
import { TalkComposer } from './TalkComposer.tsx';
import { TalkList, type TalkMessage } from './TalkList.tsx';
import { byDay, foldEvents } from './talk-days.rules.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const said = (id: string, at: string, more: Partial<TalkMessage> = {}): TalkMessage => ({
  id,
  author: 'Grace',
  isMine: false,
  text: id,
  at,
  ...more,
});

test('the texts of threads are complete', () => {
  for (const table of [es, fr]) expect(checkWords(en, table, true)).toEqual([]);
});

describe('a thread', () => {
  test('begins a new day where the reader is, not where the server is', () => {
    const evening = [said('a', '2026-03-01T15:30:00Z'), said('b', '2026-03-01T16:30:00Z')];
    expect(byDay(evening, 'Asia/Singapore').map((one) => one.day)).toEqual(['2026-03-01', '2026-03-02']);
    expect(byDay(evening, 'UTC')).toHaveLength(1);
  });
  test('folds what happened in a row and nothing that was said', () => {
    const events = [
      said('a', '', { isEvent: true }),
      said('b', '', { isEvent: true }),
      said('c', ''),
      said('d', '', { isEvent: true }),
    ];
    expect(foldEvents(events).map((one) => (Array.isArray(one) ? one.length : 1))).toEqual([2, 1, 1]);
  });
  test('offers a refused message again', async () => {
    const retry = vi.fn();
    const messages = [said('x', '2026-03-01T15:30:00Z', { isMine: true, state: 'failed' })];
    await draw(<TalkList label="Chat" messages={messages} onRetry={retry} />);
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(retry).toHaveBeenCalledWith('x');
  });
});

describe('a message', () => {
  test('that is too long is neither cut nor sent: it says by how much, and stays to be shortened', async () => {
    const send = vi.fn();
    await draw(<TalkComposer label="Comment" draftKey="long" maxLength={10} onSend={send} />);
    const field = screen.getByRole('textbox') as HTMLTextAreaElement;
    await userEvent.click(field);
    await userEvent.paste('twelve chars');
    expect(field.value).toBe('twelve chars');
    expect(field.maxLength).toBe(-1);
    expect(document.body.textContent).toContain('2 characters too many');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledWith('twelve cha');
  });
});

describe('a comment', () => {
  test('that could not be kept stays in the field, with the reason', async () => {
    const add = vi.fn().mockRejectedValue(new Error('No network'));
    await draw(<CommentThread label="Comments" draftKey="c" messages={[]} onAdd={add} />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'Hello');
    await userEvent.click(screen.getByRole('button'));
    expect(add).toHaveBeenCalledWith('Hello', undefined);
    expect(await screen.findByText('No network')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Hello');
  });
  test('cannot be empty, and is for the readers chosen', async () => {
    const add = vi.fn().mockResolvedValue(undefined);
    const audiences = [
      { value: 'TEAM', label: 'Team' },
      { value: 'ASSIGNEE', label: 'Everyone' },
    ];
    await draw(<CommentThread label="Comments" draftKey="d" messages={[]} onAdd={add} audiences={audiences} />);
    const send = screen.getByRole('button');
    await userEvent.type(screen.getByRole('textbox'), '   ');
    expect(send).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByLabelText('Everyone'));
    await userEvent.type(screen.getByRole('textbox'), 'Hi');
    await userEvent.click(send);
    expect(add).toHaveBeenCalledWith('Hi', 'ASSIGNEE');
  });
});
