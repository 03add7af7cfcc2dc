import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A certified OpenID Connect provider on this machine; everybody signs in as the name they type. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes the way of a browser from `location`: signs in as `subject`, agrees, and answers the address it ends at. */
  visit(location: string, subject: string): Promise<URL>;
  close(): Promise<void>;
}

export async function startOidcProvider(redirects: readonly string[]): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'homeport';
  const clientSecret = 'a secret between provider and client';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirects],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key for cookies of tests'] },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    visit: (location, subject) => visit(issuer, location, subject),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function visit(issuer: string, location: string, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = location;
  for (let hop = 0; hop < 20; hop += 1) {
    if (!url.startsWith(issuer)) return new URL(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await fetch(url, { redirect: 'manual', headers: { cookie } });
    const next = await answerTo(page, url, subject, cookies);
    url = new URL(next, url).href;
  }
  throw new Error('the provider leads in circles');
}

/** Where the provider's page leads: on by itself, or after its form (sign-in, consent) is sent. */
async function answerTo(page: Response, url: string, subject: string, cookies: Map<string, string>): Promise<string> {
  keep(page, cookies);
  const on = page.headers.get('location');
  if (on) return on;
  const html = await page.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
  const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
  if (!action || !prompt) throw new Error(`the provider answers ${page.status}: ${html.slice(0, 300)}`);
  const sent = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ prompt, login: subject, password: 'any' }),
  });
  keep(sent, cookies);
  const next = sent.headers.get('location');
  if (!next) throw new Error(`the provider takes no ${prompt}: ${sent.status}`);
  return next;
}
function keep(answer: Response, cookies: Map<string, string>): void {
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
