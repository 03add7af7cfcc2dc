import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/** A certified OpenID Connect provider on this machine; everybody signs in as the name they type. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes the way of a browser from `location`: signs in as `subject`, and answers the address it ends at. */
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
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    // Nobody is asked to agree: the company has agreed for its people.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(page(request.url));
    void text(request).then((body) =>
      provider.interactionFinished(request, response, {
        login: { accountId: new URLSearchParams(body).get('login') ?? '' },
      }),
    );
  });
  return {
    issuer,
    clientId,
    clientSecret,
    visit: (location, subject) => visit(issuer, location, subject),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
const page = (
  action: string,
): string => `<!doctype html><html lang="en"><title>Company account</title><h1>Company account</h1>
<form method="post" action="${action}"><label>Name <input name="login"></label><button>Go on</button></form></html>`;

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

/** Where the provider's page leads: on by itself, or after its form is sent. */
async function answerTo(page: Response, url: string, subject: string, cookies: Map<string, string>): Promise<string> {
  keep(page, cookies);
  const on = page.headers.get('location');
  if (on) return on;
  const html = await page.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`the provider answers ${page.status}: ${html.slice(0, 300)}`);
  const sent = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ login: subject }),
  });
  keep(sent, cookies);
  const next = sent.headers.get('location');
  if (!next) throw new Error(`the provider takes no sign-in: ${sent.status}`);
  return next;
}
function keep(answer: Response, cookies: Map<string, string>): void {
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
