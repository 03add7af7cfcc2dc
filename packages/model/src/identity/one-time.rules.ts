/** Seconds one code of an authenticator app is shown (RFC 6238, section 5.2). */
export const stepSeconds = 30;

/** The step of a moment, counted from 1970. */
export const stepOf = (epochSeconds: number): number => Math.floor(epochSeconds / stepSeconds);

/**
 * Steps whose code is accepted now: this one, the one before and the next, since clocks differ; never one that was used
 * or lies before the last used one.
 */
export function acceptedSteps(epochSeconds: number, usedStep: number | null): number[] {
  const now = stepOf(epochSeconds);
  return [now, now - 1, now + 1].filter((s) => usedStep === null || s > usedStep);
}

/** A typed code without the blanks and dashes it is shown with; empty when it cannot be one. */
export function readCode(typed: string | null | undefined): string {
  const code = (typed ?? '').replace(/[\s-]/g, '').toUpperCase();
  return /^(\d{6}|[0-9A-Z]{10})$/.test(code) ? code : '';
}
/** True for a code of an authenticator app or of a mail; recovery codes have ten characters. */
export const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code);

/** A recovery code as shown: `ABCDE-FGHJK`. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
