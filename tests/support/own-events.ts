import { expect } from 'vitest';
import type { Answered, Homeport } from './homeport.ts';

/** A line of the bell. */
export interface BellLine {
  readonly event: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}
interface Place {
  readonly port: Homeport;
  /** Access tokens by login; `admin` declares. */
  readonly token: Readonly<Record<string, string>>;
  /** How many events wait to be acted on. */
  left(): Promise<number>;
}
export interface OwnEvents {
  /** How many were declared: the last one is called by it. */
  readonly count: number;
  post(path: string, body: object, as?: string): Promise<Answered>;
  /** Declares an event, of new companies unless said otherwise, with subject and text by language. */
  declare(event: object, words?: Readonly<Record<string, readonly [string, string]>>): Promise<string>;
  end(event: string): Promise<void>;
  /** What somebody was told by events of the company, newest first, once everything has been acted on. */
  told(as: string): Promise<readonly BellLine[]>;
}

/** Events of a company's own making, as its administrator declares them; `place` is asked when it is needed. */
export function ownEvents(place: () => Place): OwnEvents {
  let count = 0;
  const post: OwnEvents['post'] = (path, body, as = 'admin') =>
    place().port.call('POST', path, { as: place().token[as], body });
  return {
    get count() {
      return count;
    },
    post,
    async declare(event, words = {}) {
      count += 1;
      const made = await post('fe/notification-event', {
        code: `EVENT_${count}`,
        name: `Event ${count}`,
        about: 'company',
        happening: 'CREATED',
        ...event,
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      for (const [language, [subject, body]] of Object.entries(words)) {
        const template = { notificationEvent: made.body.id, language, subject, body };
        const written = await post('fe/notification-template', template);
        expect(written.status, JSON.stringify(written.body)).toBe(201);
      }
      return made.body.id;
    },
    async end(event) {
      const { port, token } = place();
      const path = `fe/notification-event/${event}`;
      const { version } = (await port.call('GET', path, { as: token.admin })).body;
      const gone = await port.call('DELETE', path, { as: token.admin, headers: { 'if-match': `"${version}"` } });
      expect(gone.status).toBeLessThan(300);
    },
    async told(as) {
      const { port, token, left } = place();
      await expect.poll(left, { timeout: 15_000 }).toBe(0);
      const { body } = await port.call('GET', 'notification', { as: token[as] });
      return body.content.filter((one: BellLine) => one.event === 'notifications.companyEventHappened');
    },
  };
}
