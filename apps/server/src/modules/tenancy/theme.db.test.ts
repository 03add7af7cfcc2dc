import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../../../../tests/support/engine/sample-files.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const who: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  for (const code of ['ACORN', 'OTHER']) {
    const tenant = await port.tenant(code, {});
    who[code] = await port.enter(tenant, await port.user(tenant, `admin.${code.toLowerCase()}`, ['administrator']));
    who[`${code} manager`] = await port.enter(
      tenant,
      await port.user(tenant, `cm.${code.toLowerCase()}`, ['caseManager']),
    );
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const as = (name: string) => ({ as: who[name] ?? '' });
const shown = async () => (await port.call('GET', 'tenant/init?subDomain=acorn')).body;
const make = (code: string, more: object, name = 'ACORN') =>
  port.call('POST', 'fe/theme', { ...as(name), body: { code, name: code, ...more } });
const publish = (theme: { id: string; version: number }, name = 'ACORN') =>
  port.call('POST', `fe/theme/${theme.id}/publish`, {
    ...as(name),
    body: {},
    headers: { 'if-match': `"${theme.version}"` },
  });
const change = (theme: { id: string; version: number }, body: object) =>
  port.call('PUT', `fe/theme/${theme.id}`, { ...as('ACORN'), body, headers: { 'if-match': `"${theme.version}"` } });
const read = async (id: string) => (await port.call('GET', `fe/theme/${id}`, as('ACORN'))).body;

async function picture(theme: string, name: string, bytes: Uint8Array, who = 'ACORN', purpose = 'LOGO') {
  const body = new FormData();
  for (const [key, value] of Object.entries({ entity: 'theme', entityId: theme, purpose })) body.append(key, value);
  body.append('file', new File([bytes as BlobPart], name));
  return port.call('POST', 'file-storage', { ...as(who), body });
}

test('a theme that cannot be read is kept as a draft, and not published until it can', async () => {
  expect(await shown()).toMatchObject({ brandColor: null, appName: 'Homeport', logo: null });
  const faint = (await make('V1', { brandColor: '#F28C28', appName: 'Acorn Moves' })).body;
  expect(faint).toMatchObject({ status: 'DRAFT', isShown: false });
  const refused = await publish(faint);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'tenancy.tooFaint', field: 'brandColor' }] } });
  expect(JSON.stringify(refused.body)).toContain('#A45800');
  expect((await shown()).brandColor).toBeNull();

  const dark = await change(faint, { brandColor: '#A45800', brandColorDark: '#0B2E59' });
  expect((await publish(dark.body)).body.errors).toMatchObject([{ code: 'tenancy.tooFaint', field: 'brandColorDark' }]);
  const fixed = await change(dark.body, { brandColorDark: null });
  expect((await publish(fixed.body)).body).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.any(String) });
  expect(await shown()).toMatchObject({ brandColor: '#A45800', appName: 'Acorn Moves' });
  // What is shown is not changed under everybody's eyes: another version is made.
  expect((await change(await read(faint.id), { brandColor: '#0B2E59' })).status).toBeGreaterThanOrEqual(400);
});

test('another version takes its place, and the one before is a click away', async () => {
  const first = (await port.call('GET', 'fe/theme?size=10', as('ACORN'))).body.content[0];
  const second = (await make('V2', { brandColor: '#0B2E59' })).body;
  expect((await publish(second)).status).toBe(200);
  expect((await read(first.id)).status).toBe('PREVIOUS');
  expect(await shown()).toMatchObject({ brandColor: '#0B2E59', appName: 'Homeport' });
  expect((await publish(await read(first.id))).status).toBe(200);
  expect(await shown()).toMatchObject({ brandColor: '#A45800', appName: 'Acorn Moves' });
  expect((await read(second.id)).status).toBe('PREVIOUS');
});

test('two who publish at once leave one theme shown', async () => {
  const made = await Promise.all(['V3', 'V4'].map(async (code) => (await make(code, { brandColor: '#0B2E59' })).body));
  const answers = await Promise.all(made.map((one) => publish(one)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const all = (await port.call('GET', 'fe/theme?size=10', as('ACORN'))).body.content;
  expect(all.filter((one: { status: string }) => one.status === 'PUBLISHED')).toHaveLength(1);
});

test('pictures are looked at by their bytes, and shown to anybody once they are published', async () => {
  const draft = (await make('V5', { brandColor: '#0B2E59' })).body;
  expect((await picture(draft.id, 'logo.png', Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  expect((await picture(draft.id, 'logo.png', png(60, 28), 'OTHER')).status).toBe(404);
  expect((await picture(draft.id, 'logo.png', png(60, 28), 'ACORN manager')).status).toBe(404);
  const logo = (await picture(draft.id, 'logo.png', png(60, 28))).body;
  const beside = (await picture(draft.id, 'sea.png', png(900, 600))).body;
  const secret = (await picture(draft.id, 'secret.png', png(10, 10), 'ACORN', 'DOCUMENT')).body;
  const full = await change(draft, { logo: logo.id, background: beside.id, favicon: secret.id });
  expect(full.status).toBe(200);
  expect((await port.call('GET', 'tenant/picture/ACORN')).status).toBe(404);
  expect((await publish(full.body)).status).toBe(200);

  const look = await shown();
  expect(look).toMatchObject({ logo: expect.stringContaining(logo.id), logoDark: null });
  const got = await fetch(`${port.baseUrl}${look.logo}`);
  expect(got.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await got.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect((await fetch(`${port.baseUrl}${look.loginImage}`)).status).toBe(200);
  // A document is not made public by naming it in a theme.
  expect((await fetch(`${port.baseUrl}${look.favicon}`)).status).toBe(404);
  // In dark mode the one logo serves as well.
  expect((await port.call('GET', 'tenant/picture/ACORN?of=logoDark')).status).toBe(200);
  expect((await port.call('GET', 'tenant/picture/OTHER')).status).toBe(404);
  expect((await port.call('GET', 'tenant/picture/ACORN?of=secret')).status).toBeGreaterThanOrEqual(400);
});

test('who does not decide on the look neither sees drafts nor publishes', async () => {
  const draft = (await make('V6', { brandColor: '#0B2E59' })).body;
  for (const name of ['ACORN manager', 'OTHER']) expect((await publish(draft, name)).status, name).toBe(404);
  expect((await make('V7', { brandColor: '#0B2E59' }, 'ACORN manager')).status).toBe(403);
  expect((await make('V7', { brandColor: 'teal123' })).body.errors).toMatchObject([{ code: 'tenancy.badColor' }]);
});
