import { type ReactNode, useId, useState } from 'react';
import { AppLink } from '../../parts/link.tsx';
import { useOpenInSight } from '../../parts/use-open-in-sight.ts';

/** Tabs that stand below each other are of a kind of their own. */
const side = 'hp-part hp-part-side';

/** A tab in its place among those of a record; without a label it is called as it is anywhere else. */
interface PlacedTab {
  readonly id: string;
  readonly label?: string;
}
/** Tabs that belong together, under a heading. */
export interface TabGroup {
  readonly label: string;
  readonly tabs: readonly PlacedTab[];
}
/** What a tab says beside its name: how many open things are on it, and, where somebody should look, why. */
interface TabMark {
  readonly count: number;
  readonly alert?: string;
}
type TabMarks = Readonly<Record<string, TabMark>>;
/** How the tabs of a record that has many are drawn; marks by the id of their tab. */
export interface TabList {
  readonly groups: readonly TabGroup[];
  readonly marks: TabMarks;
}
interface Tab {
  readonly id: string;
  readonly label: string;
}

/** The tabs in the given groups, without those that the record does not have; what no group names comes last, in `rest`. */
export function inGroups(tabs: readonly Tab[], groups: readonly TabGroup[]) {
  const known = new Map(tabs.map((tab) => [tab.id, tab]));
  const placed = groups.map((group) => ({
    label: group.label,
    tabs: group.tabs.flatMap(({ id, label }): Tab[] => {
      const tab = known.get(id);
      known.delete(id);
      return tab ? [{ id, label: label ?? tab.label }] : [];
    }),
  }));
  return { groups: placed.filter((group) => group.tabs.length > 0), rest: [...known.values()] };
}

/** The parts of a record as links in a list with headings; on narrow screens one row of them. */
export function GroupedTabs({
  groups,
  rest,
  restLabel,
  marks,
  open,
  addressOf,
  label,
  children,
}: ReturnType<typeof inGroups> & {
  readonly restLabel: string;
  readonly marks: TabMarks;
  readonly open: string;
  readonly addressOf: (id: string) => string;
  readonly label: string;
  readonly children?: ReactNode;
}) {
  const key = useId();
  const row = useOpenInSight<HTMLElement>(open);
  const isInRest = rest.some(({ id }) => id === open);
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = isInRest || isUnfolded;
  const list = (tabs: readonly Tab[], heading: string) => (
    <ul aria-labelledby={heading}>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <AppLink href={addressOf(tab.id)} className={side} aria-current={tab.id === open ? 'page' : undefined}>
            {tab.label}
            <Mark of={marks[tab.id]} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav ref={row} className="hp-groups hp-no-print" aria-label={label}>
      {groups.map((group, n) => (
        <section key={group.label}>
          <h2 id={`${key}${n}`}>{group.label}</h2>
          {list(group.tabs, `${key}${n}`)}
        </section>
      ))}
      {rest.length > 0 ? (
        <section>
          <button
            type="button"
            id={`${key}rest`}
            className="hp-plain-button hp-part hp-part-side"
            aria-expanded={isShown}
            onClick={() => setUnfolded(!isShown)}
          >
            {restLabel} <span className="hp-muted">{rest.length}</span>
          </button>
          {isShown ? list(rest, `${key}rest`) : null}
        </section>
      ) : null}
      {children}
    </nav>
  );
}

function Mark({ of }: { of: TabMark | undefined }) {
  if (!of || (of.count === 0 && of.alert === undefined)) return null;
  return (
    <span className="hp-tab-mark" data-alert={of.alert !== undefined || undefined} title={of.alert}>
      {of.count > 0 ? of.count : null}
      {of.alert === undefined ? null : <span className="hp-hidden">, {of.alert}</span>}
    </span>
  );
}
