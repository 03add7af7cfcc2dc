import { apiPrefix, ask, readTokens } from '@homeport/client';
import { sessionToken } from '@homeport/model/identity';
import { lookAgain } from '@homeport/ui/session/look-again.ts';
import { heardTyping } from '@homeport/ui/talk/typists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { liveLine } from './live-line.ts';
import { openPlainSocket } from './plain-socket.ts';

/** What a wake-up of a topic makes old. */
const stale: Readonly<Record<string, readonly string[]>> = {
  notifications: ['notices'],
  helpdesk: ['tickets'],
  calls: ['calls'],
  comments: ['comments'],
};

/** Keeps one socket that carries wake-ups; each attempt to connect asks for a new ticket. Answers how to stop. */
export function startLive(client: QueryClient): () => void {
  const socket = openPlainSocket({
    url: `${location.origin.replace(/^http/, 'ws')}${apiPrefix}/live/`,
    ticket: async () => (readTokens() ? (await ask(sessionToken)).token : null),
  });
  const look = lookAgain(client);
  const refresh = (topic: string) => {
    const [kind = '', id] = topic.split(':');
    if (kind === 'typing') heardTyping(topic);
    else if (kind === 'chat') {
      look(['chat', id]);
      look(['conversations']);
    } else if (stale[kind]) look(stale[kind]);
  };
  socket.on('wake', refresh);
  let hasBeenOpen = false;
  socket.on('ready', () => {
    if (!hasBeenOpen) liveLine.set(socket);
    // What happened while the line was down.
    else for (const queryKey of [...Object.values(stale), ['chat'], ['conversations']]) look(queryKey);
    hasBeenOpen = true;
  });
  return () => {
    liveLine.set(null);
    socket.close();
  };
}
