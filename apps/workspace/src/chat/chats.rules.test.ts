import { expect, test } from 'vitest';
import { chatName, inOrderOfReading } from './chats.rules.ts';

test('a chat that is opened keeps its place after it is read', () => {
  const chats = (unreadOfB: number) => [
    { id: 'a', unread: 0 },
    { id: 'b', unread: unreadOfB },
    { id: 'c', unread: 1 },
  ];
  const ids = (unreadOfB: number, opened: string[]) =>
    inOrderOfReading(chats(unreadOfB), new Set(opened)).map(({ id }) => id);
  expect(ids(2, [])).toEqual(['b', 'c', 'a']);
  expect(ids(0, ['b'])).toEqual(['b', 'c', 'a']);
  expect(ids(0, [])).toEqual(['c', 'a', 'b']);
});

test('a chat has one name: that of the assignee, or of the member of the family whose it is', () => {
  const of = { title: 'Anna: Lyon → Singapore', assigneeName: 'Anna Berg' };
  expect(chatName({ ...of, kind: 'TEAM' })).toBe('Anna Berg');
  expect(chatName({ ...of, kind: 'FAMILY', title: 'Per Berg' })).toBe('Per Berg');
});
