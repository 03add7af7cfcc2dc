import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '../../services.ts';

/** A mail that would have been sent. */
export interface KeptMail extends Mail {
  readonly id: string;
  readonly sent: string;
}
export interface LocalOutbox extends Mailer {
  /** The newest first; those to one address when it is given. */
  list(to?: string): Promise<KeptMail[]>;
  one(id: string): Promise<KeptMail | undefined>;
}

const KEPT = 500;
const ID = /^\d{13}-[0-9a-f]{16}$/;

/** Mails as files in a folder, for installations without a mail server. The same mail sent twice is kept once. */
export function localOutbox(folder: string): LocalOutbox {
  const read = async (id: string): Promise<KeptMail | undefined> => {
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const kept: KeptMail = JSON.parse(text);
    return { ...kept, id };
  };
  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((n) => n.endsWith('.json'))
      .map((n) => n.slice(0, -5))
      .filter((n) => ID.test(n))
      .sort()
      .reverse();
  };
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const key = createHash('sha256').update(`${mail.effectId}\n${mail.to}`).digest('hex').slice(0, 16);
      const all = await ids();
      if (all.some((id) => id.endsWith(key))) return;
      const now = Date.now();
      const path = join(folder, `${now}-${key}.json`);
      await writeFile(`${path}.part`, JSON.stringify({ ...mail, sent: new Date(now).toISOString() }), { mode: 0o600 });
      await rename(`${path}.part`, path);
      await Promise.all(all.slice(KEPT - 1).map((id) => rm(join(folder, `${id}.json`), { force: true })));
    },
    async list(to) {
      const mails = await Promise.all((await ids()).map(read));
      return mails
        .filter((m) => m !== undefined)
        .filter((m) => to === undefined || m.to.toLowerCase() === to.toLowerCase());
    },
    one: async (id) => (ID.test(id) ? read(id) : undefined),
  };
}
