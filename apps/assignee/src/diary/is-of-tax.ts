import type { StayFrom } from '@homeport/model/diary';

/** A rule on who is taxed where says nothing about how long one may be there; Schengen does. */
export const isOfTax = ({ code }: Pick<StayFrom, 'code'>): boolean => code !== 'SCHENGEN';
