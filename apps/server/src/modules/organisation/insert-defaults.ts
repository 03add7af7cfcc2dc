import type { Transaction } from '@homeport/engine/store';
import type { Entity, Refusal, Values } from '@homeport/grammar';
import { notificationEvent, notificationTemplate } from '@homeport/model/notifications';
import { dataOption } from '@homeport/model/reference';
import { referenceNumber, type ThemePicture, theme, themePictures, writtenNumber } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { idOfDefault, insertTenantDefaults, type NewRow, systemCaller, writeRows } from '../reference/index.ts';
import type { Activation, Did } from './activation.ts';
import { houseColor, notificationDefaults, numberDefaults } from './activation-defaults.data.ts';
import { pictureId } from './copy-files.ts';

/** INSERTING_DEFAULTS: pick lists, items, types, numbers, notices and the look, in one transaction: all of them or none. */
export async function insertDefaults(activation: Activation): Promise<readonly Did[] | Refusal> {
  const { identity, tenant, record, ctx } = activation;
  return identity.store.transaction(systemCaller(tenant, 'a company is activated', ctx.me.user), async (tx) => {
    const [known] = await tx.query(sql`select 1 from app.data_option where tenant_id = ${tenant}::uuid limit 1`);
    const did = known ? 'FOUND' : 'WROTE';
    if (!known) {
      const { baseCurrency, language } = record;
      await insertTenantDefaults(tx, { id: tenant, baseCurrency, language });
      await writeLook(tx, activation);
      await writeNumbers(tx, activation);
      await writeNotices(tx, activation);
    }
    const counted = [dataOption, referenceNumber, notificationEvent, notificationTemplate, theme];
    return Promise.all(
      counted.map(
        async (entity): Promise<Did> => ({ what: did, about: entity.name, count: await countOf(tx, entity) }),
      ),
    );
  });
}

const tables: Readonly<Record<string, string>> = {
  dataOption: 'data_option',
  referenceNumber: 'reference_number',
  notificationEvent: 'notification_event',
  notificationTemplate: 'notification_template',
  theme: 'theme',
};
async function countOf(tx: Transaction, { name }: Entity): Promise<number> {
  const [row] = await tx.query(sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`app.${tables[name]}`)} where tenant_id = ${tx.caller.tenant}::uuid`);
  return row?.count ?? 0;
}

const rowOf = (tx: Transaction, entity: Entity, key: readonly string[], set: Values): NewRow => ({
  id: idOfDefault(tx.caller.tenant, entity, ...key),
  steps: [{ deed: 'create', at: String(Temporal.Now.instant()), by: tx.caller.me.user, set }],
});

/** One published theme, with the pictures that were copied; without them the default logo is shown. */
async function writeLook(tx: Transaction, { tenant, record }: Activation): Promise<void> {
  const rows = await tx.query(sql<{ id: string }>`select id from app.attachment where tenant_id = ${tenant}::uuid`);
  const known = new Set(rows.map(({ id }) => id));
  const pictures = (Object.keys(themePictures) as ThemePicture[]).flatMap((as) => {
    const id = pictureId(tenant, as);
    return known.has(id) ? [[as, id] as const] : [];
  });
  const shown = { status: 'PUBLISHED', isShown: true, publishedAt: String(Temporal.Now.instant().round('second')) };
  const set = { code: 'HOUSE', name: record.tenantName, brandColor: houseColor, ...shown };
  await writeRows(tx, theme, [rowOf(tx, theme, ['HOUSE'], { ...set, ...Object.fromEntries(pictures) })]);
}

const writeNumbers = (tx: Transaction, _: Activation): Promise<void> =>
  writeRows(
    tx,
    referenceNumber,
    numberDefaults.map(({ kind, prefix, digits, withYear }) => {
      const form = { kind, prefix, separator: 'DASH', digits, withYear, startsAnew: withYear, startAt: 1 } as const;
      const year = Temporal.Now.plainDateISO('UTC').year;
      return rowOf(tx, referenceNumber, [kind], { ...form, example: writtenNumber(form, year, 1) });
    }),
  );

/** What people are told of, and its words in three languages. */
async function writeNotices(tx: Transaction, { tenant, record }: Activation): Promise<void> {
  const roles = await tx.query(
    sql<{ id: string; code: string }>`select id, code from app.role where tenant_id = ${tenant}::uuid`,
  );
  const roleId = new Map(roles.map(({ id, code }) => [code, id]));
  await writeRows(
    tx,
    notificationEvent,
    notificationDefaults.map(({ code, name, roles: codes, words: _, ...event }) =>
      rowOf(tx, notificationEvent, [code], {
        ...event,
        active: false,
        code,
        name: name[record.language],
        roles: codes.flatMap((one) => roleId.get(one) ?? []),
      }),
    ),
  );
  const languages = ['en', 'es', 'fr'] as const;
  await writeRows(
    tx,
    notificationTemplate,
    notificationDefaults.flatMap(({ code, words }) =>
      languages.map((language) =>
        rowOf(tx, notificationTemplate, [code, language], {
          notificationEvent: idOfDefault(tenant, notificationEvent, code),
          language,
          subject: words[language][0],
          body: words[language][1],
        }),
      ),
    ),
  );
}
