import { proveFresh } from '@homeport/client';

/** Whether a password, and a code of the second factor where one is wanted, prove a fresh sign-in; for the dialog. */
export async function confirmFresh(password: string, code?: string): Promise<boolean | 'code'> {
  const answer = await proveFresh(password, code);
  return answer.isProven || (answer.wants === 'code' ? 'code' : false);
}
