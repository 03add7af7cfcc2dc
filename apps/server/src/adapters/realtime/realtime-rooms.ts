import type { Server, Socket } from 'socket.io';
import type { SocketOwner } from './socket-owner.ts';

/** What somebody does in a room, as everybody in it hears it. */
export interface RoomEvent {
  readonly what: 'entered' | 'left' | 'told';
  /** The socket it comes from. */
  readonly from: string;
  readonly name: string;
  readonly isMine: boolean;
  readonly data?: unknown;
}
/** Who may be in a room, with the name others see; undefined: not, or not any more. */
export type MayEnter = (
  owner: SocketOwner,
  tenant: string,
  room: string,
) => Promise<{ readonly name: string } | undefined>;

interface Place {
  readonly tenant: string;
  readonly room: string;
  readonly name: string;
}
interface RoomData {
  readonly owner: SocketOwner;
  readonly places: Map<string, Place>;
}
const roomsAtOnce = 4;
const placesOf = (socket: Socket): Map<string, Place> => {
  const data: { places?: RoomData['places'] } = socket.data;
  data.places ??= new Map();
  return data.places;
};
const ownerOf = (socket: Socket): SocketOwner => socket.data.owner;
const inRoom = (room: string): string => `room:${room}`;

/**
 * Rooms that pages enter to reach each other directly (calls). Who enters is asked about every time, and again about every
 * second: a page that may not be there any more is put out. What is said goes to all nodes.
 */
export function openRooms(
  io: Server,
  how: { readonly mayEnter: MayEnter; readonly say: (room: string, data: unknown) => void },
) {
  const shout = (socket: Socket, place: Place, what: RoomEvent['what'], data?: unknown): void =>
    how.say(place.room, { what, from: socket.id, name: place.name, user: ownerOf(socket).user, data });
  const leave = (socket: Socket, room: string): void => {
    const place = placesOf(socket).get(room);
    if (!place) return;
    placesOf(socket).delete(room);
    void socket.leave(inRoom(room));
    shout(socket, place, 'left');
  };
  return {
    /** Lets a socket enter and leave rooms and speak in those it is in. */
    serve(socket: Socket): void {
      socket.on('enter', (room: unknown, tenant: unknown, answer: unknown) => {
        void enter(socket, room, tenant, how.mayEnter).then((place) => {
          if (place) shout(socket, place, 'entered');
          if (typeof answer === 'function') answer(place !== undefined, socket.id);
        });
      });
      socket.on('leave', (room: unknown) => leave(socket, String(room)));
      socket.on('tell', (room: unknown, data: unknown) => {
        const place = placesOf(socket).get(String(room));
        if (place) shout(socket, place, 'told', data);
      });
      socket.on('disconnecting', () => {
        for (const room of placesOf(socket).keys()) leave(socket, room);
      });
    },
    /** Hands on what was said in a room, by this node or another, to the pages of this node. */
    hear(room: string, data: unknown): void {
      for (const id of io.of('/').adapter.rooms.get(inRoom(room)) ?? []) {
        const socket = io.of('/').sockets.get(id);
        const { user, ...event } = data as RoomEvent & { user: string };
        if (socket && event.from !== id) socket.emit('room', room, { ...event, isMine: user === ownerOf(socket).user });
      }
    },
    /** Puts out who may not be in a room any more. */
    async check(sockets: readonly Socket[]): Promise<void> {
      for (const socket of sockets) {
        for (const { room, tenant } of placesOf(socket).values()) {
          if (await how.mayEnter(ownerOf(socket), tenant, room)) continue;
          socket.emit('room', room, { what: 'left', from: socket.id, name: '', isMine: true });
          leave(socket, room);
        }
      }
    },
  };
}

async function enter(socket: Socket, room: unknown, tenant: unknown, mayEnter: MayEnter): Promise<Place | undefined> {
  if (typeof room !== 'string' || room.length > 100 || placesOf(socket).size >= roomsAtOnce) return undefined;
  const owner = ownerOf(socket);
  const where = typeof tenant === 'string' ? tenant : owner.tenant;
  const found = await mayEnter(owner, where, room).catch(() => undefined);
  if (!found) return undefined;
  const place = { room, tenant: where, name: found.name };
  placesOf(socket).set(room, place);
  await socket.join(inRoom(room));
  return place;
}
