import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server of its own, which keeps what it is sent. */
export interface Smtp extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly { readonly to: string; readonly raw: string }[];
}

/** Starts it on a free port. */
export async function startSmtp(): Promise<Smtp> {
  const received: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(done)),
  };
}
