import type { Context } from '@homeport/engine';
import {
  acceptedSteps,
  isSixDigits,
  readCode,
  signInCodeRequested,
  stepSeconds,
  twoFactorChanged,
} from '@homeport/model/identity';
import { totpPlace, useRecoveryCode, useStep } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { makeCode, useCode } from './one-time-codes.ts';
import type { Device } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import type { SignInRecord } from './sign-in-record.ts';
import { tell } from './tell.ts';

/** What a sign-in wants besides the password: a code of the authenticator app, one by e-mail (first access), or nothing. */
export function nextFactor(
  who: Pick<SignInRecord, 'twoFactorEnabled' | 'totpSecret' | 'home'>,
): 'code' | 'emailCode' | 'none' {
  if (who.twoFactorEnabled && who.totpSecret) return 'code';
  return who.home.requiresTwoFactor ? 'emailCode' : 'none';
}

/** Mails a code for this sign-in. */
export async function sendSignInCode(ctx: Context, identity: Identity, user: string): Promise<void> {
  await ctx.inTransactionOrThrow(async (tx) => {
    const code = await makeCode(tx, identity, user, 'SIGN_IN');
    await tell(tx, signInCodeRequested, user, { code });
    await logSignIn(tx, { user, kind: 'LINK_SENT' });
  });
}

/** Whether a typed code is right: of the app, of a mail, or a recovery code. A right one is used up. */
export async function checkSecondFactor(
  ctx: Context,
  identity: Identity,
  who: SignInRecord,
  typed: string,
  device: Device,
): Promise<boolean> {
  const code = readCode(typed);
  if (code === '') return false;
  if (who.totpSecret && isSixDigits(code)) {
    if (await useTotp(ctx, identity, { user: who.user, sealed: who.totpSecret, usedStep: who.totpUsedStep }, code))
      return true;
  }
  if (isSixDigits(code)) {
    const isRight = await useCode(ctx, who.user, 'SIGN_IN', code);
    if (isRight && who.totpSecret) await tell(ctx, twoFactorChanged, who.user, { change: 'mail' });
    return isRight;
  }
  if (!who.totpSecret || !(await useRecoveryCode(ctx, identity, who.user, code))) return false;
  await logSignIn(ctx, { user: who.user, kind: 'RECOVERY_CODE_USED', from: device });
  await tell(ctx, twoFactorChanged, who.user, { change: 'recovery' });
  return true;
}

/** Checks a code against the app's secret around the server's clock, and uses its step up. */
export async function useTotp(
  ctx: Context,
  identity: Identity,
  of: { readonly user: string; readonly sealed: string; readonly usedStep: number | null },
  code: string,
): Promise<boolean> {
  const secret = identity.secrets.open(ctx.tenant, totpPlace(of.user), of.sealed);
  if (secret === undefined) return false;
  for (const step of acceptedSteps(ctx.now.epochMilliseconds / 1000, of.usedStep)) {
    if ((await totpAt(secret, step)) === code) return useStep(ctx, of.user, step);
  }
  return false;
}

/** The six digits of a secret at a step. */
export async function totpAt(secret: string, step: number): Promise<string> {
  const { generate } = await import('otplib');
  return generate({ secret, epoch: step * stepSeconds, period: stepSeconds });
}
