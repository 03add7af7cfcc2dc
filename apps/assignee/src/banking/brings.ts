import type { Brings } from '../offline/brought.ts';
import { bankOpenUntil } from './bank-proof.ts';

/** The bank area closes with the session. */
export const brings: Brings = { forget: () => bankOpenUntil.set(0) };
