import type { Transaction } from '@homeport/engine/store';
import { caseDetail } from '@homeport/model/cases';
import { immigrationRecord, workPermit } from '@homeport/model/immigration';
import { demoId } from '../chance.ts';
import type { World } from '../world.ts';

/** Rights to stay, through the store's own insert, which encrypts their numbers: citizenships, and the permits of those who work abroad. */
export async function writeImmigration(tx: Transaction, world: World): Promise<void> {
  const { clock, tenant } = world;
  const idOf = (key: string): string => demoId(tenant.code, immigrationRecord.name, key);
  const citizens = world.rowsOf(caseDetail).slice(0, 8);
  for (const [n, { id }] of citizens.entries()) {
    const of = world.valuesOf(caseDetail, id);
    const home = of.homeLocation as { country?: string };
    const paper = {
      id: idOf(`citizen ${n}`),
      person: of.assignee,
      country: home.country ?? 'FR',
      kind: 'CITIZENSHIP',
      documentNumber: `CZ${88_100 + n}`,
    };
    await tx.insert(immigrationRecord, { ...paper, issueDate: clock.day(-9000 - n * 40) }, { deed: 'create' });
  }
  for (const [n, { id }] of world.rowsOf(workPermit).entries()) {
    const permit = world.valuesOf(workPermit, id);
    const span = { issueDate: permit.validFrom, expiryDate: permit.validTo };
    const paper = {
      id: idOf(`permit ${n}`),
      person: permit.person,
      country: permit.country,
      kind: 'WORK',
      documentNumber: `RP${51_200 + n}`,
    };
    await tx.insert(immigrationRecord, { ...paper, ...span }, { deed: 'create' });
  }
}
