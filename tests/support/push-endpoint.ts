import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came to the push service. */
export interface PushedMessage {
  /** Which browser it is for. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly sealed: Buffer;
}
/** A push service on this machine: takes what it is sent, and answers what a test wants it to. */
export interface PushEndpoint extends AsyncDisposable {
  readonly host: string;
  readonly messages: PushedMessage[];
  /** What it answers for a browser from now on; 201 for all others. */
  readonly answers: Map<string, number>;
}
export async function openPushEndpoint(): Promise<PushEndpoint> {
  const messages: PushedMessage[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      messages.push({ path, headers: request.headers as PushedMessage['headers'], sealed: Buffer.concat(parts) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    answers,
    [Symbol.asyncDispose]: () => new Promise((done) => void server.close(() => done())),
  };
}

/** The side of a browser: its keys, and how it opens a message (RFC 8291, RFC 8188), written from the text of both. */
export interface PushReceiver {
  readonly p256dh: string;
  readonly auth: string;
  /** The message in clear. Throws when it was not sealed for this browser. */
  open(sealed: Buffer): string;
}
export function pushReceiver(): PushReceiver {
  const ours = createECDH('prime256v1');
  const point = ours.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    open: (sealed) => openSealed(sealed, ours, point, auth),
  };
}
function openSealed(sealed: Buffer, ours: ECDH, point: Buffer, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const theirs = sealed.subarray(21, 21 + (sealed[20] as number));
  const rest = sealed.subarray(21 + theirs.length);
  const derive = (from: Uint8Array, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length));
  const said = (text: string) => Buffer.from(`${text}\0`);
  const shared = derive(ours.computeSecret(theirs), auth, Buffer.concat([said('WebPush: info'), point, theirs]), 32);
  const key = derive(shared, salt, said('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(shared, salt, said('Content-Encoding: nonce'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(rest.subarray(-16));
  const plain = Buffer.concat([opener.update(rest.subarray(0, -16)), opener.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Who says to have sent it (RFC 8292); undefined when the signature is not that of the key it names. */
export function senderOf({ headers }: PushedMessage): { readonly key: string; readonly claims: Claims } | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url');
  if (bytes.length !== 65) return undefined;
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTheirs ? { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims } : undefined;
}
interface Claims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}
