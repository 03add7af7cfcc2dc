import type { Context } from '@homeport/engine';
import { readThese } from '@homeport/engine/configuration';
import { type Catalogue, isId, isRefusal, type Refusal } from '@homeport/grammar';
import type { BundleLogLine } from '@homeport/model/configuration';
import { titleIn } from '../notifications/index.ts';
import { storedBundle } from './bundle-file.ts';
import { isBack } from './roll-back.ts';
import { type Touched, touchedBy } from './touched.ts';

/** What a bundle did, record by record, and whether that was taken back. */
export async function answerLog(
  ctx: Context,
  catalogue: Catalogue,
  id: string,
): Promise<{ content: BundleLogLine[]; totalElements: number } | Refusal> {
  const stored = await storedBundle(ctx, id);
  if (isRefusal(stored)) return stored;
  const touched = await touchedBy(ctx, catalogue, stored);
  const titles = await titlesOf(ctx, catalogue, touched);
  const content = touched.map(
    (one): BundleLogLine => ({
      entity: one.entity,
      id: one.id,
      title: titles.get(one.id) ?? '',
      deed: one.isCreated ? 'ADD' : 'CHANGE',
      back: stored.status === 'ROLLED_BACK' ? fateOf(one) : null,
      at: one.at,
    }),
  );
  return { content, totalElements: content.length };
}

const fateOf = (one: Touched): BundleLogLine['back'] => {
  if (isBack(one)) return 'DONE';
  return one.isChangedSince || one.isGone ? 'CHANGED_SINCE' : 'IN_USE';
};

/** What the records are called; those that are gone are called as they were, with what they led to as it is called today. */
async function titlesOf(
  ctx: Context,
  catalogue: Catalogue,
  touched: readonly Touched[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  const name = async (kind: string, ids: readonly string[]) => {
    const entity = catalogue.entity(kind);
    for (const row of await readThese(ctx, entity, ids)) titles.set(row.id, titleIn(entity, row, new Set()));
  };
  for (const [kind, all] of Map.groupBy(touched, ({ entity }) => entity))
    await name(
      kind,
      all.map(({ id }) => id),
    );
  const gone = touched.filter(({ id }) => !titles.has(id));
  const led = gone.flatMap((one) => leadsOf(catalogue, one)).filter(({ id }) => !titles.has(id));
  for (const [kind, all] of Map.groupBy(led, ({ to }) => to)) await name(kind, [...new Set(all.map(({ id }) => id))]);
  // One that is gone may lead to another one that is: those without relations are named first.
  for (const one of gone.toSorted((a, b) => leadsOf(catalogue, a).length - leadsOf(catalogue, b).length))
    titles.set(one.id, titleThen(catalogue, one, titles));
  return titles;
}
/** The relations in the title of a record that is gone. */
const leadsOf = (catalogue: Catalogue, { entity, after }: Touched): { field: string; to: string; id: string }[] => {
  const { title, fields } = catalogue.entity(entity);
  return title.flatMap((field) => {
    const spec = fields[field];
    const id = after[field];
    return spec?.type === 'ref' && isId(id) ? [{ field, to: spec.to, id }] : [];
  });
};
function titleThen(catalogue: Catalogue, one: Touched, titles: ReadonlyMap<string, string>): string {
  const named = leadsOf(catalogue, one).map(({ field, id }) => [field, { id, label: titles.get(id) ?? '' }]);
  return titleIn(
    catalogue.entity(one.entity),
    { ...one.before, ...one.after, ...Object.fromEntries(named) },
    new Set(),
  );
}
