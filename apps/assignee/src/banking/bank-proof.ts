import { ask, Problem } from '@homeport/client';
import { confirmPassword } from '@homeport/model/identity';
import { createStore } from '@homeport/ui/parts/store.ts';

/** Until when the bank area is open, epoch milliseconds; 0 while it is not (specification: bank-authenticated). */
export const bankOpenUntil = createStore(0);

/** Confirms the password for the bank area. False when it is wrong; throws when it could not be checked. */
export async function openBankArea(password: string, authCode: string | null): Promise<boolean> {
  try {
    const body = { password, ...(authCode ? { authCode } : {}) };
    const { provenUntil } = await ask(confirmPassword, { body });
    bankOpenUntil.set(Date.parse(provenUntil));
    return true;
  } catch (error) {
    bankOpenUntil.set(0);
    if (error instanceof Problem && error.code === 'identity.incorrectPassword') return false;
    throw error;
  }
}
