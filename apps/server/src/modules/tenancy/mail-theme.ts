import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { MailTheme } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { pictureAddresses, type StoredPictures } from './theme-pictures.ts';

/** How the company of the context looks in its mails. */
export async function mailThemeOf(ctx: Context, services: Pick<Services, 'configuration'>): Promise<MailTheme> {
  const [row] = await ctx.query<{
    theme:
      | ({
          code: string;
          appName: string | null;
          brandColor: string | null;
          supportEmail: string | null;
        } & StoredPictures)
      | null;
  }>(sql`select app.find_theme(null::text, ${ctx.tenant}::uuid) as theme`);
  const theme = row?.theme;
  const logo = theme && pictureAddresses(services, theme)('logo');
  return {
    appName: theme?.appName ?? 'Homeport',
    brandColour: theme?.brandColor ?? null,
    logo: logo ? `${services.configuration.publicUrl}${logo}` : null,
    supportEmail: theme?.supportEmail ?? null,
  };
}
