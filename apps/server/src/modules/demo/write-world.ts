import type { Transaction } from '@homeport/engine/store';
import type { Entity } from '@homeport/grammar';
import { bankDetails } from '@homeport/model/banking';
import { immigrationRecord } from '@homeport/model/immigration';
import { companyAccount } from '@homeport/model/payments';
import { travelDocument } from '@homeport/model/travel';
import { writeRelation, writeRows } from '../reference/index.ts';
import { type Kind, orderOfWriting } from './order-of-writing.ts';
import type { ToldTenant } from './tell-tenant.ts';
import { writeImmigration } from './trade/immigration-papers.ts';
import { writePapers } from './travel/papers.ts';
import type { World } from './world.ts';
import { writeCompanyAccounts, writeOwnAccounts } from './write-accounts.ts';

/** Entities with encrypted parts go through the store's own insert, at the turn that their relations give them. */
const sealed: readonly (readonly [Entity, (tx: Transaction, told: ToldTenant) => Promise<void>])[] = [
  [bankDetails, writeOwnAccounts],
  [companyAccount, writeCompanyAccounts],
  [travelDocument, (tx, { world, own }) => writePapers(tx, world, own)],
  [immigrationRecord, (tx, { world }) => writeImmigration(tx, world)],
];

/** Writes everything that is told of a tenant. What it leads to beyond itself, such as default settings, has to be there. */
export async function writeWorld(tx: Transaction, told: ToldTenant): Promise<void> {
  const { world } = told;
  const writers = new Map(sealed.map(([{ name }, write]) => [name, write]));
  const turns = orderOfWriting([
    ...world.entities().map((entity) => kindOf(world, entity)),
    ...sealed.map(([entity]) => ({ entity, used: new Set(Object.keys(entity.fields)), isWhole: true })),
  ]);
  for (const { entity, later } of turns) {
    const write = writers.get(entity.name);
    await (write ? write(tx, told) : writeRows(tx, entity, world.rowsOf(entity), later));
  }
  for (const { entity, later } of turns)
    for (const name of later) await writeRelation(tx, entity, world.rowsOf(entity), name);
}

function kindOf(world: World, entity: Entity): Kind {
  if (sealed.some(([one]) => one === entity))
    throw new Error(`${entity.name} is not written by its rows: it is encrypted`);
  const used = new Set<string>();
  for (const { steps } of world.rowsOf(entity))
    for (const { set } of steps)
      for (const [name, value] of Object.entries(set)) if (value !== null && value !== undefined) used.add(name);
  return { entity, used };
}
