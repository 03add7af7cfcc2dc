/** Sum of digits times weights; the weights repeat. */
function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0);
}

/**
 * US ABA routing number: nine digits, 3·(d1+d4+d7) + 7·(d2+d5+d8) + (d3+d6+d9) divisible by 10, and the first two
 * digits one of the assigned ranges (00–12 Federal Reserve, 21–32 thrifts, 61–72 electronic, 80 traveller's cheques).
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const prefix = Number(digits.slice(0, 2));
  const isAssigned = prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
  return isAssigned && weighted(digits, [3, 7, 1]) % 10 === 0;
}

/** Mexican CLABE: 17 digits weighted 3, 7, 1, the last digits of the products summed; the 18th makes it up to ten. */
export function isClabe(digits: string): boolean {
  // (a·b) mod 10 of each product or of their sum gives the same last digit, so the plain weighted sum will do.
  return /^\d{18}$/.test(digits) && (weighted(digits.slice(0, 17), [3, 7, 1]) + Number(digits[17])) % 10 === 0;
}

/** Argentine CBU: bank and branch (7 digits, weights 7 1 3 9) and account (13 digits, weights 3 9 7 1), each with its own digit. */
export function isCbu(digits: string): boolean {
  if (!/^\d{22}$/.test(digits)) return false;
  const bank = weighted(digits.slice(0, 7), [7, 1, 3, 9]) + Number(digits[7]);
  const account = weighted(digits.slice(8, 21), [3, 9, 7, 1]) + Number(digits[21]);
  return bank % 10 === 0 && account % 10 === 0;
}
