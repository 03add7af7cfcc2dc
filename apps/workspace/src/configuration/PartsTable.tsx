import type { BundlePart } from '@homeport/model/configuration';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Button, Checkbox } from '@mantine/core';
import { useConfiguration } from './use-configuration.ts';
import { useKinds } from './use-kinds.ts';

const counts = ['added', 'changed', 'same', 'onlyHere', 'blocked'] as const;
/** Whether a part has anything to say. */
export const touches = ({ added, changed, blocked, unresolved, onlyHere }: BundlePart): boolean =>
  added + changed + blocked + unresolved + onlyHere > 0;
/** Whether a part brings anything, or would if it could. */
export const brings = ({ added, changed, blocked, unresolved }: BundlePart): boolean =>
  added + changed + blocked + unresolved > 0;

/** The parts of a bundle with their numbers; those with nothing to say are counted below. */
export function PartsTable({
  parts,
  differing,
  chosen,
  shown,
  onChoose,
  onShow,
}: {
  readonly parts: readonly BundlePart[];
  /** Parts that differ when all of them are chosen, and whether they bring anything: in sight whatever is chosen. */
  readonly differing: ReadonlyMap<string, boolean>;
  readonly chosen: ReadonlySet<string>;
  readonly shown: string | null;
  readonly onChoose: (next: ReadonlySet<string>) => void;
  readonly onShow: (part: string | null) => void;
}) {
  const text = useConfiguration();
  const formats = useFormats();
  const kind = useKinds();
  const told = parts.filter((one) => differing.has(one.entity));
  const weight = (one: BundlePart) => Number(differing.get(one.entity) !== true);
  const sorted = told.toSorted(
    (one, other) => weight(one) - weight(other) || kind(one.entity).localeCompare(kind(other.entity)),
  );
  const all = parts.map(({ entity }) => entity);
  const toggle = (entity: string) => {
    const next = new Set(chosen);
    if (!next.delete(entity)) next.add(entity);
    onChoose(next);
  };
  return (
    <div className="hp-lines">
      <div className="hp-row">
        {sorted.length > 0 ? (
          <>
            <Button variant="default" size="compact-sm" onClick={() => onChoose(new Set(all))}>
              {text('chooseAll')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => onChoose(new Set())}>
              {text('chooseNone')}
            </Button>
          </>
        ) : null}
        <span className="hp-muted">{text('sameParts', { count: parts.length - told.length })}</span>
      </div>
      {sorted.length > 0 ? (
        <div className="admin-wide">
          <table className="admin-table configuration-parts">
            <thead>
              <tr>
                <th scope="col">{text('part')}</th>
                {counts.map((one) => (
                  <th key={one} scope="col" className="admin-number">
                    {text(one)}
                  </th>
                ))}
                <th scope="col">
                  <span className="hp-hidden">{text('act')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((part) => (
                <tr key={part.entity} data-shown={shown === part.entity}>
                  <th scope="row">
                    {differing.get(part.entity) ? (
                      <Checkbox
                        label={kind(part.entity)}
                        checked={chosen.has(part.entity)}
                        onChange={() => toggle(part.entity)}
                      />
                    ) : (
                      // Nothing of it is in the bundle: there is nothing to choose.
                      kind(part.entity)
                    )}
                  </th>
                  {counts.map((one) => (
                    <td key={one} className="hp-number admin-number" data-label={text(one)} data-none={part[one] === 0}>
                      {chosen.has(part.entity) ? formats.number(part[one]) : ''}
                    </td>
                  ))}
                  <td>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      disabled={!chosen.has(part.entity)}
                      aria-pressed={shown === part.entity}
                      onClick={() => onShow(shown === part.entity ? null : part.entity)}
                    >
                      {text(shown === part.entity ? 'showAll' : 'show')}
                      <span className="hp-hidden"> {kind(part.entity)}</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p>{text('noDifference')}</p>
      )}
    </div>
  );
}
