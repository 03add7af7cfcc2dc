import type { Exchange } from '@homeport/ui/records/host/exchange.ts';
import type { Followers, RecordFiles } from '@homeport/ui/records/host/record-host.ts';
import type { Views } from '@homeport/ui/records/host/views.ts';
import type { ViewsViewer } from './view-calls.ts';

/** The largest file that is taken, in bytes. */
const maxBytes = 25 * 1000 * 1000;

/** Files over HTTP; the code comes with the first of them. */
export function lateFiles(prefix: string): RecordFiles {
  const calls = async () => (await import('./file-calls.ts')).fileCalls(prefix);
  return {
    maxBytes,
    of: async (...given) => (await calls()).of(...given),
    bytes: async (...given) => (await calls()).bytes(...given),
    open: async (...given) => (await calls()).open(...given),
    upload: (key, record) => async (file, options) => (await calls()).upload(key, record)(file, options),
  };
}

/** Followers over HTTP; the code comes with the first record. */
export function lateFollowers(tenant: string | undefined): Followers {
  const calls = async () => (await import('./follower-calls.ts')).followerCalls(tenant);
  return {
    of: async (...given) => (await calls()).of(...given),
    follow: async (...given) => (await calls()).follow(...given),
  };
}

/** Import and export over HTTP; the code comes with the first of them. */
export function lateExchange(prefix: string): Exchange {
  const calls = async () => (await import('./exchange-calls.ts')).exchangeCalls(prefix);
  return {
    template: async (...given) => (await calls()).template(...given),
    upload: async (...given) => (await calls()).upload(...given),
    run: async (...given) => (await calls()).run(...given),
    rows: async (...given) => (await calls()).rows(...given),
    undo: async (...given) => (await calls()).undo(...given),
    exportNow: async (...given) => (await calls()).exportNow(...given),
    exportLater: async (...given) => (await calls()).exportLater(...given),
    job: async (...given) => (await calls()).job(...given),
    cancel: async (...given) => (await calls()).cancel(...given),
  };
}

/** Roles that share views: who may create one for others. */
const sharers = ['administrator', 'builder', 'master'];
/** Saved views over HTTP; the code comes with the first list. */
export function lateViews(
  tenant: string,
  away: string | undefined,
  viewer: ViewsViewer & { readonly roles: readonly string[] },
): Views {
  const calls = async () => (await import('./view-calls.ts')).viewCalls(tenant, away, viewer);
  return {
    of: async (...given) => (await calls()).of(...given),
    add: async (...given) => (await calls()).add(...given),
    change: async (...given) => (await calls()).change(...given),
    remove: async (...given) => (await calls()).remove(...given),
    openFirst: async (...given) => (await calls()).openFirst(...given),
    mayShare: viewer.roles.some((role) => sharers.includes(role)),
    audiences: async () => (await calls()).audiences(),
  };
}
