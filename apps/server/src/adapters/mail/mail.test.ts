import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contrast } from '@homeport/grammar';
import fc from 'fast-check';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../../services.ts';
import { type ComposeMail, composeMail } from './compose-mail.ts';
import { registerDevMail } from './dev-mail-pages.ts';
import { localOutbox } from './local-outbox.ts';
import { mailColours } from './mail-colours.rules.ts';
import { openMailer } from './open-mailer.ts';

let folder = '';
let compose: ComposeMail;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
  compose = composeMail;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mail: Mail = {
  to: 'camille@example.org',
  toName: 'Camille Laurent',
  subject: 'Approuvé',
  text: 'Texte',
  html: '<p>Texte</p>',
  effectId: 'effect-1:0',
};
const theme = { appName: 'Castellane', brandColour: '#F28C28', supportEmail: 'help@example.org' };

describe('a mail', () => {
  test('says title, text and where to go, in HTML and as text', () => {
    const made = compose(
      {
        title: 'Approved: Hotel, 120.00 EUR',
        body: ['Expense Report ER-1.'],
        link: 'https://move.example.org/dashboard/batch/1',
        locale: 'en',
      },
      theme,
    );
    expect(made.subject).toBe('Approved: Hotel, 120.00 EUR');
    for (const part of [made.text, made.html]) {
      expect(part).toContain('Expense Report ER-1.');
      expect(part).toContain('https://move.example.org/dashboard/batch/1');
      expect(part).toContain('Open in Castellane');
    }
    expect(made.html).not.toContain('{{');
  });
  test('speaks the language of its reader', () => {
    const made = compose({ title: 'Approuvé', body: [], link: 'https://x.example.org/', locale: 'fr' }, theme);
    expect(made.html).toContain('lang="fr"');
    expect(made.html).toContain('Ouvrir dans Castellane');
    expect(compose({ title: 'T', body: [], locale: 'en-x-halden' }, theme).html).toContain('lang="en"');
  });
  test('has no button when there is nothing to open', () => {
    const made = compose({ title: 'T', body: ['B'], code: '123456', locale: 'en' }, theme);
    expect(made.html).not.toContain('Open in');
    expect(made.text).toContain('123456');
  });
  test('asks no other host for anything', () => {
    const made = compose({ title: 'T', body: ['B'], link: 'https://own.example.org/', locale: 'en' }, theme);
    const loaded = [...made.html.matchAll(/(?:src|url)\s*[=(]\s*["']?([^"')\s>]+)/g)].map((m) => m[1]);
    expect(loaded).toEqual([]);
    expect(made.html).not.toContain('fonts.googleapis');
  });
  test('shows what people typed as text, never as markup, and never as a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (noise) => {
        const title = `${noise}<script>alert("1")</script>\r\nBcc: everyone@example.org`;
        const made = compose({ title, body: [title], link: 'https://own.example.org/', locale: 'es' }, theme);
        expect(made.html).not.toContain('<script');
        expect(made.subject).not.toMatch(/[\r\n]/);
      }),
    );
  });
  test('has a button that can be read on any brand colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
        const { accent, onAccent } = mailColours(`#${n.toString(16).padStart(6, '0')}`);
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4);
      }),
    );
    expect(mailColours('javascript:1').accent).toBe('#0b6b7d');
  });
});

describe('with a mail server', () => {
  test('the mail arrives there, with an id that follows from its effect', async () => {
    const received: { raw: string; to: string[]; user: string }[] = [];
    let user = '';
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _, done) => {
        user = auth.username ?? '';
        done(auth.password === 'pass word' ? null : new Error('no'), { user: auth.username });
      },
      onData: (stream, session, done) => {
        void text(stream).then((raw) => {
          received.push({ raw, to: session.envelope.rcptTo.map((r) => r.address), user });
          done();
        });
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.server.address() as AddressInfo;
    const { mailer, close } = openMailer({
      smtpUrl: `smtp://homeport:pass%20word@127.0.0.1:${port}`,
      mailFrom: 'Homeport <no-reply@move.example.org>',
      publicUrl: 'https://move.example.org',
      dataDir: folder,
    });
    try {
      await mailer.send(mail);
      await mailer.send(mail);
    } finally {
      close();
      await new Promise<void>((done) => server.close(done));
    }
    expect(received).toHaveLength(2);
    expect(received[0]).toMatchObject({ to: ['camille@example.org'], user: 'homeport' });
    const ids = received.map((r) => /^Message-ID: (.*)$/im.exec(r.raw)?.[1]);
    expect(ids).toEqual(['<effect-1-0@move.example.org>', '<effect-1-0@move.example.org>']);
    expect(received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated');
    expect(received[0]?.raw).toMatch(/multipart\/alternative/);
  });
  test('that cannot be reached, sending fails and says so', async () => {
    const { mailer, close } = openMailer({
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'a@b.example',
      publicUrl: 'http://localhost:3000',
      dataDir: folder,
    });
    await expect(mailer.send(mail)).rejects.toThrow();
    close();
  });
});

describe('without a mail server', () => {
  test('a mail is kept once, however often it is sent, and can be read', async () => {
    const outbox = localOutbox(join(folder, 'outbox'));
    expect(await outbox.list()).toEqual([]);
    for (let i = 0; i < 3; i += 1) await outbox.send(mail);
    await outbox.send({ ...mail, to: 'diego@example.org' });
    expect(await outbox.list()).toHaveLength(2);
    expect((await outbox.list('CAMILLE@example.org')).map((m) => m.subject)).toEqual(['Approuvé']);
    expect(await outbox.one('../../etc/passwd')).toBeUndefined();
  });
  test('its pages show a hostile mail without running it', async () => {
    const outbox = localOutbox(join(folder, 'hostile'));
    await outbox.send({
      ...mail,
      subject: '<img src=x onerror=alert(1)>',
      text: 'Go to http://localhost:3000/x?a=1&b=2 "now"',
      html: '<script>alert(1)</script>',
    });
    const app = fastify();
    registerDevMail(app, outbox);
    const all = await app.inject('/dev/mail');
    expect(all.body).toContain('&lt;img src=x');
    expect(all.body).not.toContain('<img');
    const [kept] = await outbox.list();
    const page = await app.inject(`/dev/mail/${kept?.id}`);
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.body).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2"');
    expect(page.body).not.toContain('<script');
    const content = await app.inject(`/dev/mail/${kept?.id}/content`);
    expect(content.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect((await app.inject('/dev/mail/0000000000000-0000000000000000')).statusCode).toBe(404);
    expect((await app.inject('/dev/mail?format=json')).json().content).toHaveLength(1);
    await app.close();
  });
});
