import { apiPrefix, ask, readTokens } from '@homeport/client';
import { sessionToken } from '@homeport/model/identity';
import { serverIsBack } from '@homeport/ui/parts/server-is-back.ts';
import { lookAgain } from '@homeport/ui/session/look-again.ts';
import { heardTyping } from '@homeport/ui/talk/typists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { type LiveLine, liveLine } from './live-line.ts';

/** What a wake-up of a topic makes old. Everything else is only asked for again when somebody looks. */
const stale: Readonly<Record<string, readonly (readonly string[])[]>> = {
  helpdesk: [['tickets']],
  calls: [['calls']],
  comments: [['comments'], ['services']],
  notifications: [['notices'], ['expenses'], ['services'], ['forms'], ['surveys'], ['timeline']],
};

/**
 * Keeps one socket that carries wake-ups and no data. Each connection costs a ticket that lives for seconds, so every
 * attempt asks for a new one. Answers how to stop.
 */
export function startLive(queries: QueryClient): () => void {
  const socket: Socket = io({
    path: `${apiPrefix}/live`,
    transports: ['websocket'],
    reconnectionDelayMax: 30_000,
    auth: (give) => {
      if (!readTokens()) return give({});
      ask(sessionToken).then(
        ({ token }) => give({ ticket: token }),
        () => give({}),
      );
    },
  });
  const look = lookAgain(queries);
  const refresh = (topic: string) => {
    if (topic.startsWith('typing:')) return heardTyping(topic);
    if (topic.startsWith('chat:')) {
      const id = topic.slice('chat:'.length);
      look(id ? ['chat', id] : ['chat']);
      look(['conversations']);
    }
    for (const queryKey of stale[topic] ?? []) look(queryKey);
  };
  socket.on('wake', refresh);
  // A refused ticket ends the attempt for good unless it is asked again; not by all pages of a node that went at once.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), 1_000 + Math.random() * 9_000);
  });
  let hasBeenOpen = false;
  socket.on('connect', () => {
    // What happened while the line was down.
    if (hasBeenOpen) window.dispatchEvent(new Event(serverIsBack));
    if (hasBeenOpen) for (const topic of [...Object.keys(stale), 'chat:']) refresh(topic);
    hasBeenOpen = true;
  });
  socket.on('ready', () => liveLine.set(socket as LiveLine));
  return () => {
    liveLine.set(null);
    socket.disconnect();
  };
}
