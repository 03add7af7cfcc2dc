/**
 * What a value is to the person a record is about. `personal`, `contact`, `bank`, `freeText` and `file` are erased with the
 * person; `financial` stays as long as books have to be kept; `secret` never leaves the server; `none` tells of nobody.
 */
export type DataClass = 'none' | 'personal' | 'contact' | 'financial' | 'bank' | 'freeText' | 'file' | 'secret';
