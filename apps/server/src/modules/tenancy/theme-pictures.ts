import type { ThemePicture } from '@homeport/model/tenancy';
import type { Services } from '../../services.ts';

/** The pictures of a published theme, by the ids of their files. */
export type StoredPictures = Readonly<Record<ThemePicture, string | null>>;

/** Addresses of a theme's pictures under the API. The file's id in them lets browsers keep a picture until another is published. */
export const pictureAddresses =
  (services: Pick<Services, 'configuration'>, theme: { readonly code: string } & StoredPictures) =>
  (of: ThemePicture): string | null => {
    const path = `${services.configuration.apiPrefix}/tenant/picture/${encodeURIComponent(theme.code)}`;
    return theme[of] === null ? null : `${path}?of=${of}&v=${theme[of]}`;
  };
