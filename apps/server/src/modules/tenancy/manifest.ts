import type { Call, OpenContext, RawAnswer } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { tenancyRefusals as no, type tenantIcon, type tenantManifest } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { mailColours } from '../../adapters/mail/mail-colours.rules.ts';
import type { Services } from '../../services.ts';

interface Look {
  readonly code: string;
  readonly appName: string | null;
  readonly brandColor: string | null;
  readonly language: string | null;
}
const productName = 'Homeport';
/** The page behind the first picture, as the app draws it in its light look. */
const canvas = '#f6f7f9';

/** The assignee app as a device installs it: in the name and the colour of its company. */
export async function readManifest(
  ctx: OpenContext,
  services: Services,
  call: Call<typeof tenantManifest>,
): Promise<RawAnswer | Refusal> {
  const look = await lookOf(ctx, call.params.code ?? '');
  if (isRefusal(look)) return look;
  const name = look.appName ?? productName;
  const icon = {
    src: `${services.configuration.apiPrefix}/tenant/icon/${encodeURIComponent(look.code)}`,
    sizes: 'any',
    type: 'image/svg+xml',
  };
  const manifest = {
    id: '/',
    name,
    short_name: [...name].length > 12 ? (name.split(' ')[0] ?? name) : name,
    lang: look.language ?? 'en',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: mailColours(look.brandColor).accent,
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  };
  return { type: 'application/manifest+json', body: JSON.stringify(manifest) };
}

/** A full square, so that any mask may be laid over it; the letter keeps to the middle. */
export async function readIcon(ctx: OpenContext, call: Call<typeof tenantIcon>): Promise<RawAnswer | Refusal> {
  const look = await lookOf(ctx, call.params.code ?? '');
  if (isRefusal(look)) return look;
  const { accent, onAccent } = mailColours(look.brandColor);
  const [letter = 'H'] = (look.appName ?? productName).toUpperCase().match(/\p{L}|\p{N}/u) ?? [];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${accent}"/><text x="256" y="350" font-family="Inter, system-ui, sans-serif" font-size="270" font-weight="600" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`;
  return { type: 'image/svg+xml', body };
}

async function lookOf(ctx: OpenContext, code: string): Promise<Look | Refusal> {
  const [row] = await ctx.query<{ theme: Look | null }>(sql`select app.find_theme(${code}::text, null::uuid) as theme`);
  return row?.theme ?? no.noLogo();
}
