/** The rules of a new password, in the order they are listed. */
export const passwordRules = ['length', 'digit', 'special', 'case', 'noSpace'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Which rules a password keeps: 10 characters, a digit, a special character, upper and lower case, no whitespace. */
export function keptRules(password: string): Readonly<Record<PasswordRule, boolean>> {
  return {
    length: [...password].length >= 10,
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
    case: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
    noSpace: password.length > 0 && !/\s/u.test(password),
  };
}
export function isGoodPassword(password: string): boolean {
  return Object.values(keptRules(password)).every(Boolean);
}
