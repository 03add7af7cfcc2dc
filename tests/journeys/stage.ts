import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { demoUsers } from '../../apps/server/src/modules/demo/users.data.ts';
import { userId } from '../../apps/server/src/modules/demo/world.ts';
import { lookSetting } from '../../apps/workspace/src/look.ts';
import { openBrowser, type Visit, type VisitOptions, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

export type Window = Partial<VisitOptions> & {
  /** Staff of the managing company who have never chosen one to work for; others work for their own unless they change it. */
  readonly isNew?: boolean;
};
/** The demo, for all stories of a file, and the browser of its worker. */
export interface Stage {
  readonly homeport: Homeport;
  /** A window of somebody who is not signed in. */
  open(window?: Window): Promise<Visit>;
  /** A window of somebody who has signed in already; how one signs in is a story of its own. */
  enter(login: string, app: 'assignee' | 'workspace', window?: Window): Promise<Visit>;
  /** An access token of somebody of the demo, one per file. */
  token(login: string): Promise<string>;
}

const shared = new Map<boolean, Promise<Browser>>();
/**
 * One browser for all files of a worker, which share its modules: every window has a profile of its own, and is closed with its
 * story. It ends with the worker. One that has broken down is replaced. `isWhole`: one that has notices.
 */
async function sharedBrowser(isWhole: boolean): Promise<Browser> {
  const running = await shared.get(isWhole)?.catch(() => undefined);
  if (running?.isConnected()) return running;
  const opened = openBrowser({ isWhole });
  shared.set(isWhole, opened);
  return opened;
}

let readTogether: Promise<Homeport> | undefined;
/**
 * One server with the demo for all files of a worker that only read it, or take back or never meet again what they wrote. It ends with
 * the worker. All of their calls count as those of the same people, who may make many.
 */
function sharedHomeport(): Promise<Homeport> {
  readTogether ??= startHomeport({ demo: true, env: { RATE_FACTOR: '100' } });
  return readTogether;
}
/** The stage of a file that others leave as it finds it; see `sharedHomeport`. */
export const sharedStage = (): Stage => setUp(sharedHomeport, async () => undefined, { isShared: true });

/**
 * Sets the stage of a file: starts what its stories need before them and ends it after them. `prepare` answers settings of
 * the server that are known only then. `isWhole`: its windows are those of a whole browser, which has notices.
 */
export const stage = (
  prepare: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Stage =>
  setUp(
    async () => startHomeport({ demo: true, env: await prepare() }),
    async (homeport) => homeport[Symbol.asyncDispose](),
    { isWhole },
  );

function setUp(
  start: () => Promise<Homeport>,
  end: (homeport: Homeport) => Promise<void>,
  { isShared = false, isWhole = false }: { readonly isShared?: boolean; readonly isWhole?: boolean },
): Stage {
  let homeport: Homeport;
  let browser: Browser;
  const tokens = new Map<string, Promise<string>>();
  beforeAll(async () => {
    [homeport, browser] = await Promise.all([start(), sharedBrowser(isWhole)]);
  });
  afterAll(() => homeport && end(homeport));
  /** Passwords are slow on purpose, and wrong ones are counted: that is told where people sign in. */
  const sessionOf = (login: string, application: 'api' | 'assignee' | 'workspace') => {
    const tenant = demoUsers.find((user) => user.login === login)?.tenant.id;
    if (!tenant) throw new Error(`the demo has no ${login}`);
    return homeport.session(tenant, userId(login), application);
  };
  const open: Stage['open'] = (window) => visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', ...window });
  return {
    get homeport() {
      return homeport;
    },
    open,
    enter: async (login, application, window) => {
      const tokens = await sessionOf(login, application);
      if (application === 'workspace' && (isShared || !window?.isNew))
        await remember(homeport.baseUrl, tokens.access_token, { isShared, isNew: window?.isNew === true });
      const visit = await open(window);
      await visit.context.addInitScript(keepSession, {
        access: tokens.access_token,
        refresh: tokens.refresh_token,
        endsAt: Date.now() + tokens.expires_in * 1000,
      });
      return visit;
    },
    token: (login) => {
      const known = tokens.get(login) ?? sessionOf(login, 'api').then((session) => session.access_token);
      tokens.set(login, known);
      return known;
    },
  };
}

/**
 * An address that names no company would ask whoever has never worked for one: that is told in a story of its own. On a server that
 * files share, nobody comes to the company that another story worked for.
 */
async function remember(
  baseUrl: string,
  token: string,
  { isShared, isNew }: { readonly isShared: boolean; readonly isNew: boolean },
): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${baseUrl}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? answer.json().catch(() => null) : null;
  };
  const me = await call('GET', 'user/me');
  if (!(me?.tenants.length > 1)) return;
  const look = (await call('GET', `user-setting/${lookSetting}`))?.settingValue;
  if (look?.client && !isShared) return;
  await call('PUT', `user-setting/${lookSetting}`, { settingValue: { ...look, client: isNew ? null : me.tenant.id } });
}

/** Runs in the page, before its own scripts: the session is put there once, and may end like any other. */
function keepSession(tokens: object): void {
  // Frames of documents, such as a receipt's, and empty windows have no storage and no session.
  if (window !== window.top || location.origin === 'null' || sessionStorage.getItem('stage')) return;
  sessionStorage.setItem('stage', 'set');
  localStorage.setItem('homeport.tokens', JSON.stringify(tokens));
}
