declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Options {
    readonly authOptional?: boolean;
    readonly disabledCommands?: readonly string[];
    onAuth?(
      auth: { username: string; password: string },
      session: unknown,
      done: (error: Error | null, answer?: { user: string }) => void,
    ): void;
    onData?(
      stream: Readable,
      session: { envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] } },
      done: (error?: Error) => void,
    ): void;
  }
  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
  }
}
