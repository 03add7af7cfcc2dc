import { amountText } from '@homeport/grammar';
import type { PageField, PageValue } from './page-definition.ts';

/**
 * An answer as it is kept: numbers and amounts are digits as text, amounts with the decimals of their currency, however they were
 * sent. What is no number stays as it is, for the check to say so.
 */
export function storedAnswer({ type, currency }: PageField, value: PageValue): PageValue {
  if ((type !== 'money' && type !== 'number') || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return value;
  return type === 'money' ? amountText(text, currency) : text;
}
