import type { Call, Context, OpenContext, Principal, RawAnswer } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  confirmationFields,
  tenancyRefusals as no,
  type readTerms,
  type ThemeData,
  type tenantInit,
  type tenantPicture,
} from '@homeport/model/tenancy';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { pictureAddresses, type StoredPictures } from './theme-pictures.ts';

interface StoredTheme extends StoredPictures {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly appName: string | null;
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
  readonly language: string | null;
  readonly supportEmail: string | null;
  readonly baseCurrency: string | null;
  readonly expensesEnabled: boolean;
  readonly enableMaiDigitalSigning: boolean;
  readonly confirmationFields: string | null;
  readonly terms: string | null;
  readonly version: number;
}
const productName = 'Homeport';

/** Tells who calls by a bearer, for calls that anyone may make; identity has one. */
export interface Authenticator {
  authenticate(bearer: string, address: string): Promise<Principal | Refusal>;
}

/** The look of a tenant: the caller's own, else the one of the sub-domain, else the default. */
export async function readTheme(
  ctx: OpenContext,
  services: Services,
  who: Authenticator,
  call: Call<typeof tenantInit>,
): Promise<ThemeData> {
  const { theme, isOwn } = await findTheme(ctx, who, call);
  return lookOf(ctx.locale, services, theme, isOwn);
}

/** The look of the company that somebody is of. */
export async function readOwnTheme(ctx: Context, services: Services): Promise<ThemeData> {
  return lookOf(ctx.me.locale, services, await storedTheme(ctx, null, ctx.me.homeTenant), true);
}

function lookOf(locale: string, services: Services, theme: StoredTheme | null, isOwn: boolean): ThemeData {
  const picture = theme ? pictureAddresses(services, theme) : () => null;
  return {
    tenant: theme && { ...(isOwn ? { id: theme.id } : {}), code: theme.code, name: theme.name },
    appName: theme?.appName ?? productName,
    logo: picture('logo'),
    logoDark: picture('logoDark'),
    favicon: picture('favicon'),
    loginImage: picture('background'),
    brandColor: theme?.brandColor ?? null,
    brandColorDark: theme?.brandColorDark ?? null,
    // A company that has none, and no company at all, leave it to the reader's browser.
    language: theme?.language ?? locale,
    supportEmail: theme?.supportEmail ?? null,
    baseCurrency: isOwn ? (theme?.baseCurrency ?? null) : null,
    expensesEnabled: theme?.expensesEnabled ?? true,
    enableMaiDigitalSigning: theme?.enableMaiDigitalSigning ?? false,
    confirmationFieldsForBankDetailsSettings: confirmationFields(theme?.confirmationFields),
    demo: services.configuration.demo,
  };
}

async function findTheme(
  ctx: OpenContext,
  who: Authenticator,
  call: Call<typeof tenantInit> | Call<typeof readTerms>,
): Promise<{ theme: StoredTheme | null; isOwn: boolean }> {
  const me = call.bearer === undefined ? undefined : await who.authenticate(call.bearer, call.address);
  const own = me === undefined || isRefusal(me) ? null : me.homeTenant;
  const name = call.query.subDomain?.split('.')[0] ?? null;
  return { theme: await storedTheme(ctx, name, own), isOwn: own !== null };
}

/** The theme of a company by its id, else by the first part of its sub-domain. */
async function storedTheme(
  ctx: Pick<OpenContext, 'query'>,
  name: string | null,
  own: string | null,
): Promise<StoredTheme | null> {
  const [row] = await ctx.query<{ theme: StoredTheme | null }>(
    sql`select app.find_theme(${name}::text, ${own}::uuid) as theme`,
  );
  return row?.theme ?? null;
}

/** A picture of a tenant's look; without one, or when its bytes are away, not found, and the apps show the default. */
export async function readPicture(
  ctx: OpenContext,
  services: Services,
  call: Call<typeof tenantPicture>,
): Promise<RawAnswer | Refusal> {
  const [row] = await ctx.query<{ picture: { key: string; type: string } | null }>(
    sql`select app.find_theme_picture(${call.params.code ?? ''}, ${call.query.of ?? 'logo'}) as picture`,
  );
  if (!row?.picture) return no.noLogo();
  try {
    return { type: row.picture.type, body: await services.files.get(row.picture.key) };
  } catch (error) {
    services.log.warn({ err: error }, 'the bytes of a picture of the look cannot be read');
    return no.noLogo();
  }
}

/** The terms as the tenant has worded them, else the installation's. */
export async function readTermsText(
  ctx: OpenContext,
  services: Services,
  who: Authenticator,
  call: Call<typeof readTerms>,
): Promise<{ title: string; text: string }> {
  const { theme } = await findTheme(ctx, who, call);
  const params = { tenant: theme?.name ?? productName };
  const title = services.textOf('event.tenancy.termsShown.0.title', params, ctx.locale);
  return { title, text: theme?.terms ?? services.textOf('event.tenancy.termsShown.0.body', params, ctx.locale) };
}
