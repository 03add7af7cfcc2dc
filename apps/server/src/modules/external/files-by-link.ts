import { answer, type Context, type OpenContext, type RouteHandler } from '@homeport/engine';
import { fileRefusals } from '@homeport/engine/files';
import { certain, isId, isRefusal, type Refusal } from '@homeport/grammar';
import type { CaseService } from '@homeport/model/cases';
import { type Attachment, attachment, type StoredFile } from '@homeport/model/documents';
import {
  type ExternalAccess,
  externalAccess,
  externalRefusals as no,
  uploadExternalFile,
} from '@homeport/model/external';
import { type FileServices, fileOf, keepCaseDocument, shownFile, storeUpload } from '../documents/index.ts';
import type { EnterOpen } from './entered.ts';

/** Files of one link at most. */
const most = 50;

/** A file for the service of a link; bytes that the link brought already are the file that they are. */
export const uploadByLink = (services: FileServices, enterOpen: EnterOpen): RouteHandler =>
  answer(uploadExternalFile, async (given, call) => {
    const open: OpenContext = given;
    const entered = await enterOpen(open, call.body.token);
    if (isRefusal(entered)) return entered;
    const { ctx, link } = entered;
    if (link.kind !== 'SERVICE') return no.linkInvalid();
    let sha256 = '';
    let known: StoredFile | undefined;
    // Nobody is signed in, so no key stands for the call: what the link brought already does.
    const once = <T>(work: (inside: Context) => Promise<T | Refusal>) =>
      ctx.inTransaction(async (inside): Promise<T | Refusal> => {
        const locked = await inside.records(externalAccess).get(link.id, { lock: true });
        if (isRefusal(locked) || locked.status !== 'OPEN') return no.linkOver();
        const brought = await filesOf(inside, link);
        const same = brought.find((file) => file.sha256 === sha256);
        known = same && shownFile(same);
        return known || brought.length >= most ? fileRefusals.userQuota() : work(inside);
      });
    const about = {
      purpose: 'DOCUMENT',
      share: 'TEAM',
      entity: externalAccess.name,
      entityId: link.id,
      owner: null,
    } as const;
    const stored = await storeUpload(ctx, services, { file: { ...certain(call.file), once } }, about, async (taken) => {
      sha256 = taken.sha256;
      return {};
    });
    return known ?? stored;
  });

const filesOf = (ctx: Context, link: ExternalAccess): Promise<readonly Attachment[]> =>
  ctx.records(attachment).find({
    filter: {
      all: [
        { field: 'entity', op: 'eq', value: externalAccess.name },
        { field: 'entityId', op: 'eq', value: link.id },
      ],
    },
  });

/**
 * Files that the link brought become documents of the assignment, for the mobility team. What they are called, or why one of them
 * cannot be taken.
 */
export async function handOver(
  ctx: Context,
  link: ExternalAccess,
  of: CaseService,
  given: unknown,
): Promise<readonly string[] | Refusal> {
  const names: string[] = [];
  for (const id of idsIn(given)) {
    const file = await fileOf(ctx, id, { entity: externalAccess.name, id: link.id });
    if (isRefusal(file)) return file;
    const kept = await keepCaseDocument(ctx, { file, caseDetailId: of.caseDetailId, owner: of.assignee.id });
    if (isRefusal(kept)) return kept;
    names.push(file.name);
  }
  return names;
}

const idsIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? [...new Set(given)].filter((id): id is string => typeof id === 'string' && isId(id)) : [];
