import { cityIn } from '../../language/cities.ts';
import type { DemoPlace } from './names.data.ts';
import type { World } from './world.ts';

/** A town as the people of a demo company write it. */
export const townIn = (
  { words }: Pick<World, 'words'>,
  { town, country }: Pick<DemoPlace, 'town' | 'country'>,
): string => cityIn(words)(town, country);

/** A sentence with its `{town}` filled in; an article joins what stands before it: "à Le Cap" is "au Cap". */
export const withTown = (world: Pick<World, 'words'>, sentence: string, place: DemoPlace): string =>
  sentence
    .replace('{town}', townIn(world, place))
    .replace(/\bà Le /, 'au ')
    .replace(/\bde Le /, 'du ')
    .replace(/\ba El /, 'al ')
    .replace(/\bde El /, 'del ');
