import { certain } from '@homeport/grammar';
import { legalEntity, office } from '@homeport/model/organisation';
import { type DemoPlace, places } from '../names.data.ts';
import type { World } from '../world.ts';
import { settingId } from './settle.ts';

/** A town as a part of a code. */
export const codeOf = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
/** The code of a company's legal entity, the first of which is at home. */
export const entityCode = ({ country }: DemoPlace, n: number): string => `LE-${country}-${n}`;
export const officeCode = ({ town }: DemoPlace): string => `OF-${codeOf(town).slice(0, 3)}`;

/** Where a company is at home. */
export const ownPlaceOf = ({ tenant }: World): DemoPlace =>
  certain(places.find(({ country }) => country === tenant.payer.country) ?? places[0]);
export const ownEntityOf = (world: World): string => settingId(world, legalEntity, entityCode(ownPlaceOf(world), 0));
export const ownOfficeOf = (world: World): string => settingId(world, office, officeCode(ownPlaceOf(world)));
