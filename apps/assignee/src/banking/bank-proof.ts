import { proveFresh } from '@homeport/client';
import { createStore } from '@homeport/ui/parts/store.ts';

/** Until when the bank area is open, epoch milliseconds; 0 while it is not (specification: bank-authenticated). */
export const bankOpenUntil = createStore(0);

/**
 * Confirms the password for the bank area. False when it is wrong, `code` when a code of the second factor is wanted; throws
 * when it could not be checked.
 */
export async function openBankArea(password: string, authCode?: string): Promise<boolean | 'code'> {
  bankOpenUntil.set(0);
  const answer = await proveFresh(password, authCode);
  if (!answer.isProven) return answer.wants === 'code' ? 'code' : false;
  bankOpenUntil.set(Date.parse(answer.provenUntil));
  return true;
}
