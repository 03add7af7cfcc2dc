/** Somebody of the demo who is signed in, and the calls they make. */
export interface Caller {
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}
const password = 'Welcome-2026!';

/** Signs somebody of the demo in. */
export async function signedIn(baseUrl: string, username: string): Promise<Caller> {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseUrl}/api/${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
  const entered = await send('POST', 'auth/login', { username, password });
  const token = (entered.body as { access_token?: string }).access_token;
  if (!token) throw new Error(`${username} cannot sign in: ${entered.status}`);
  return { call: (method, path, body) => send(method, path, body, token) };
}
