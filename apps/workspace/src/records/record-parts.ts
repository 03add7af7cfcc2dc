import type { Row } from '@homeport/ui/records/host/row.ts';
import type { RecordPageProps } from '@homeport/ui/records/record/RecordPage.tsx';
import { createElement, Fragment, type ReactNode } from 'react';
import type { WordKey } from '../words/use-words.ts';

/** A tab of its own, named by a text of the workspace. */
export interface PartTab {
  readonly id: string;
  readonly word: WordKey;
  /** What the caller has to be allowed to do to be shown it; without one everybody who reads the record is. */
  readonly right?: string;
  readonly draw: (row: Row) => ReactNode;
}

/** What is added to the generated page of one entity. */
type PagePart = Pick<
  RecordPageProps,
  'buttons' | 'leads' | 'banner' | 'withoutDeeds' | 'ahead' | 'opens' | 'aside' | 'withTabs'
> & {
  readonly tabs?: readonly PartTab[];
};

type Ahead = NonNullable<PagePart['ahead']>;

/** What a domain adds to generated record pages, by entity: the export `recordParts` of its file `record-parts.tsx`. */
export type RecordParts = Readonly<Record<string, PagePart>>;

/** What two domains say above a record, one below the other. */
const both = (above: PagePart['banner'], below: PagePart['banner']): PagePart['banner'] =>
  above && below ? (row) => createElement(Fragment, null, above(row), below(row)) : (above ?? below);

/** What one domain or the other draws of a deed. */
const firstOf =
  (one: Ahead, other: Ahead): Ahead =>
  (deed, row) =>
    one(deed, row) ?? other(deed, row);

/**
 * The parts of all domains as those of one. Tabs of several domains stand on the same page, and banners above it, in the order of the
 * domains, so do deeds of which one draws what they would do, and what each offers elsewhere on it is left out of its menu; everything else of an entity comes from one domain only, and a second one that gives it is a fault.
 */
export function mergeParts(domains: readonly RecordParts[]): RecordParts {
  const merged: Record<string, PagePart> = {};
  for (const [entity, { tabs = [], banner, withoutDeeds = [], ahead, ...part }] of domains.flatMap((parts) =>
    Object.entries(parts),
  )) {
    const {
      tabs: known = [],
      banner: above,
      withoutDeeds: elsewhere = [],
      ahead: first,
      ...before
    } = merged[entity] ?? {};
    const twice = Object.keys(part).find((name) => name in before);
    if (twice) throw new Error(`Two domains give ${entity} its ${twice}`);
    const said = both(above, banner);
    const ofDeed = first && ahead ? firstOf(first, ahead) : (first ?? ahead);
    merged[entity] = {
      ...before,
      ...part,
      ...(said && { banner: said }),
      ...(ofDeed && { ahead: ofDeed }),
      withoutDeeds: [...elsewhere, ...withoutDeeds],
      tabs: [...known, ...tabs],
    };
  }
  return merged;
}
