import { beforeAndAfter, changeOfCircumstance, isKind, says } from '@homeport/model/changes';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import './changes.css';
import { useChangeWords } from './use-change-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was before beside what shall be, of what the kind of a change is about. What the reader may not see is not there. */
export function BeforeAfter({ row, present }: { readonly row: Values; readonly present?: Values | undefined }) {
  const text = useChangeWords();
  const labels = useLabels();
  const { kind } = row;
  if (!isKind(kind)) return null;
  const was = { ...row, ...present };
  const pairs = beforeAndAfter.flatMap(([before, after]) => {
    const [from, to] = [fieldAt(changeOfCircumstance, before), fieldAt(changeOfCircumstance, after)];
    return from && to && says(kind, after) && from.wire in was ? [{ from, to }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <dl className="changes-pairs">
      {pairs.map(({ from, to }) => {
        const isKept = row[to.wire] === null || row[to.wire] === undefined || row[to.wire] === '';
        return (
          <div key={to.name}>
            <dt>{labels.field(to)}</dt>
            <dd>
              <span className="changes-before">
                <FieldShow at={from} value={was[from.wire]} row={was} />
              </span>
              <span aria-hidden> → </span>
              <span className="hp-hidden">{text('becomes')}</span>
              {isKept ? (
                <span className="hp-none">{text('asItIs')}</span>
              ) : (
                <FieldShow at={to} value={row[to.wire]} row={row} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
