import type { Me } from '@homeport/model/identity';
import type { Crumb } from '@homeport/ui/parts/PageHeader.tsx';
import { isFamily } from '../data/queries.ts';
import { isOpenToFamily } from './family-pages.ts';

/** The way up to a page, without what is not the reader's: nobody is led to where they have no access. */
export const openCrumbs = (me: Pick<Me, 'role'>, crumbs: readonly Crumb[]): readonly Crumb[] =>
  isFamily(me) ? crumbs.filter(({ href }) => isOpenToFamily(href.split(/[?#]/)[0] ?? href)) : crumbs;
