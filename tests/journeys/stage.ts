import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Visit, type VisitOptions, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { demoPassword } from './assignee.steps.ts';

export type Window = Partial<Omit<VisitOptions, 'baseUrl'>>;
/** The demo and one browser, for all stories of a file. */
export interface Stage {
  readonly homeport: Homeport;
  /** A window of somebody who is not signed in. */
  open(window?: Window): Promise<Visit>;
  /** A window of somebody who has signed in already; how one signs in is a story of its own. */
  enter(login: string, app: 'assignee' | 'workspace', window?: Window): Promise<Visit>;
  /** An access token of somebody, signed in once per file. */
  token(login: string): Promise<string>;
}

/** Sets the stage of a file: starts what its stories need before them and ends it after them. */
export function stage(): Stage {
  let homeport: Homeport;
  let browser: Browser;
  const tokens = new Map<string, Promise<string>>();
  beforeAll(async () => {
    [homeport, browser] = await Promise.all([startHomeport({ demo: true }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await homeport?.[Symbol.asyncDispose]();
  });
  const open: Stage['open'] = (window) => visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', ...window });
  return {
    get homeport() {
      return homeport;
    },
    open,
    enter: async (login, application, window) => {
      const body = { username: login, password: demoPassword, application };
      const { body: tokens } = await homeport.call('POST', 'auth/login', { body });
      const visit = await open(window);
      await visit.context.addInitScript(keepSession, {
        access: tokens.access_token,
        refresh: tokens.refresh_token,
        endsAt: Date.now() + tokens.expires_in * 1000,
      });
      return visit;
    },
    token: (login) => {
      const known = tokens.get(login) ?? homeport.signIn(login, demoPassword);
      tokens.set(login, known);
      return known;
    },
  };
}

/** Runs in the page, before its own scripts: the session is put there once, and may end like any other. */
function keepSession(tokens: object): void {
  // Frames of documents, such as a receipt's, have no storage and no session.
  if (window !== window.top || sessionStorage.getItem('stage')) return;
  sessionStorage.setItem('stage', 'set');
  localStorage.setItem('homeport.tokens', JSON.stringify(tokens));
}
