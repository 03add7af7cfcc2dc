import { isObject } from './outside.ts';

/** The user who made a record, by id; undefined of one that is not stored yet, or does not say. */
export const makerOf = (record: object): unknown =>
  'createdBy' in record && isObject(record.createdBy) ? record.createdBy.id : undefined;
