import { newFileKey, thumbnailKey } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import type { ThemePicture } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { stableId } from '../reference/index.ts';
import { type Activation, atHome, type Did, inNew } from './activation.ts';

interface Picture {
  readonly as: ThemePicture;
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly key: string;
  readonly width: number | null;
  readonly height: number | null;
}
/** Where the copy of a picture stands in the new tenant. */
export const pictureId = (tenant: string, as: ThemePicture): string =>
  stableId('homeport-activation', tenant, 'file', as);

/** COPYING_FILES: the pictures of the managing company's look. Without any, the logo of the installation is shown. */
export async function copyFiles(activation: Activation): Promise<readonly Did[] | Refusal> {
  const pictures = await sharedPictures(activation);
  let copied = 0;
  for (const picture of pictures) {
    const did = await copyOne(activation, picture);
    if (isRefusal(did)) return did;
    if (did) copied += 1;
  }
  return [{ what: copied === pictures.length ? 'WROTE' : 'FOUND', about: 'files', count: pictures.length }];
}

const sharedPictures = (activation: Activation): Promise<Picture[]> =>
  atHome(activation).query<Picture>(sql`
    with look as (
      select logo_id, logo_dark_id, favicon_id, background_id from app.theme
      where tenant_id = ${activation.ctx.tenant}::uuid and is_shown
    ), named as (
      select 'logo' as as, logo_id as id from look union all
      select 'logoDark', logo_dark_id from look union all select 'favicon', favicon_id from look union all
      select 'background', background_id from look
    )
    select n.as, a.id, a.name, a.content_type as "contentType", a.size, a.sha256, a.storage_key as key, a.width, a.height
    from named n join app.attachment a on a.tenant_id = ${activation.ctx.tenant}::uuid and a.id = n.id and a.status = 'CLEAN'`);

/** True when it was copied, false when it was there. Bytes first: a record never names bytes that are not there. */
async function copyOne(activation: Activation, picture: Picture): Promise<boolean | Refusal> {
  const { services, tenant, ctx } = activation;
  const id = pictureId(tenant, picture.as);
  const system = inNew(activation);
  const [known] = await system.query(
    sql`select 1 from app.attachment where tenant_id = ${tenant}::uuid and id = ${id}::uuid`,
  );
  if (known) return false;
  const key = newFileKey(tenant, ctx.now);
  const thumbnail = await services.files.get(thumbnailKey(picture.key)).catch(() => undefined);
  if (thumbnail) await services.files.put(thumbnailKey(key), thumbnail);
  await services.files.put(key, await services.files.get(picture.key));
  const made = await system.records(attachment).create({
    id,
    name: picture.name,
    contentType: picture.contentType,
    size: Number(picture.size),
    sha256: picture.sha256,
    storageKey: key,
    purpose: 'LOGO',
    status: 'CLEAN',
    share: 'TEAM',
    entity: 'theme',
    width: picture.width,
    height: picture.height,
  });
  return isRefusal(made) ? made : true;
}
