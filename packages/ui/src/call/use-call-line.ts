import { useEffect, useState } from 'react';
import type { CallEvent, CallLine } from './peer-links.ts';

/** The socket of an application, as far as calls use it. */
export interface CallSocket {
  emit(event: string, ...values: unknown[]): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  off(event: string, listener: (...values: never[]) => void): unknown;
}

/** Enters the room of a call, again after every lost connection. Null while it is not entered; `isRefused` when it may not be. */
export function useCallLine(
  socket: CallSocket | null,
  room: string,
  tenant?: string,
): { readonly line: CallLine | null; readonly isRefused: boolean } {
  const [line, setLine] = useState<CallLine | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!socket) return undefined;
    const enter = () =>
      void socket.emit('enter', room, tenant, (isIn: boolean, me: string) => {
        setRefused(!isIn);
        // Entered twice under one name is one line: whoever speaks on it goes on.
        setLine((known) => (isIn ? (known?.me === me ? known : lineOf(socket, room, me)) : null));
      });
    const lost = () => setLine(null);
    enter();
    // The server calls a socket ready when it may speak; a new one has to enter again.
    socket.on('ready', enter);
    socket.on('disconnect', lost);
    return () => {
      socket.off('ready', enter);
      socket.off('disconnect', lost);
      socket.emit('leave', room);
    };
  }, [socket, room, tenant]);
  return { line, isRefused };
}

const lineOf = (socket: CallSocket, room: string, me: string): CallLine => ({
  me,
  tell: (data) => void socket.emit('tell', room, data),
  hear: (listener) => {
    const heard = (where: string, event: CallEvent) => {
      if (where === room) listener(event);
    };
    socket.on('room', heard);
    return () => void socket.off('room', heard);
  },
});
