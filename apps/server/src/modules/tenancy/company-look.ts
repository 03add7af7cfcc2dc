import type { Context } from '@homeport/engine';
import type { CompanyLook } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { pictureAddresses, type StoredPictures } from './theme-pictures.ts';

interface StoredLook extends Omit<CompanyLook, 'appName' | 'language' | 'logo' | 'logoDark'>, StoredPictures {
  readonly appName: string | null;
  readonly language: string | null;
}

/** The look of the company a context is in, for pages that open by a signed link. */
export async function companyLook(ctx: Context, services: Services): Promise<CompanyLook> {
  const [row] = await ctx.query<{ look: StoredLook }>(
    sql`select app.find_theme(null::text, ${ctx.tenant}::uuid) as look`,
  );
  if (!row?.look) throw new Error('a signed link belongs to a tenant that has no row');
  const { code, name, appName, language, brandColor, brandColorDark } = row.look;
  const picture = pictureAddresses(services, row.look);
  return {
    code,
    name,
    appName: appName ?? name,
    language: language ?? 'en',
    brandColor,
    brandColorDark,
    logo: picture('logo'),
    logoDark: picture('logoDark'),
  };
}
