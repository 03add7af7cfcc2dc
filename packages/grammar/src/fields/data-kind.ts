/** What a value tells of somebody that is granted by name only: pay, bank accounts, health, papers of identity. */
export type DataKind = 'pay' | 'bank' | 'health' | 'identity';
