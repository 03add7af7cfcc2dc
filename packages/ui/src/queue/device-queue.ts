import { deviceStore } from '../device/device-store.ts';
import type { QueueStore } from './queued-write.ts';

const work = deviceStore('homeport.queue', { writes: { key: 'id', indexes: ['user'] } });
const table = 'writes';

/** Waiting writes of all users of this device, each asked for by its own user only. */
export const deviceQueue: QueueStore = {
  all: (user) => work(table, 'readonly', (store) => store.index('user').getAll(user)),
  put: async (write) => void (await work(table, 'readwrite', (store) => store.put(write))),
  remove: async (id) => void (await work(table, 'readwrite', (store) => store.delete(id))),
};
