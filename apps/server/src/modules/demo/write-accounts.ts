import type { Transaction } from '@homeport/engine/store';
import type { Values } from '@homeport/grammar';
import { bankDetails } from '@homeport/model/banking';
import { companyAccount } from '@homeport/model/payments';
import { sql } from 'kysely';
import type { ToldTenant } from './tell-tenant.ts';

/** Accounts go through the store's own insert, which encrypts their parts; then they get the day they were entered. */
export async function writeOwnAccounts(tx: Transaction, { world, accounts }: ToldTenant): Promise<void> {
  for (const { holder, since, ending: _, ...account } of accounts) {
    const values: Values = {
      ...account,
      relocatee: holder.person,
      name: account.bank,
      accountName: `${holder.firstName} ${holder.lastName}`,
      changedAt: world.clock.at(-since, 10),
    };
    await tx.insert(bankDetails, values, { deed: 'create' });
  }
  await tx.query(sql`update app.bank_details set created = changed_at, updated = changed_at`);
}

/** The accounts a company pays from. */
export async function writeCompanyAccounts(tx: Transaction, { world, payers }: ToldTenant): Promise<void> {
  for (const { sortCode: _s, routingNumber: _r, bankCode: _b, branch: _h, accountType: _t, ...payer } of payers)
    await tx.insert(companyAccount, { ...payer }, { deed: 'create' });
  const entered = world.clock.at(-1098, 9);
  await tx.query(
    sql`update app.company_account set created = ${entered}::timestamptz, updated = ${entered}::timestamptz`,
  );
}
