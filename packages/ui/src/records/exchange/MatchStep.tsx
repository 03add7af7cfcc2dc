import { PickList } from '../../controls/PickList.tsx';
import { Banner } from '../../parts/Banner.tsx';
import type { ImportUpload } from '../host/exchange.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** What keeps a match from being checked: a required target without a column, or one with two. */
export interface MatchFault {
  readonly kind: 'missing' | 'twice';
  readonly label: string;
}
/** Everything wrong with a match. */
export function matchFaults(upload: ImportUpload, match: readonly (string | null)[]): readonly MatchFault[] {
  return upload.targets.flatMap((target): MatchFault[] => {
    const times = match.filter((key) => key === target.key).length;
    if (times > 1) return [{ kind: 'twice', label: target.label }];
    return target.required && times === 0 ? [{ kind: 'missing', label: target.label }] : [];
  });
}

/** Which column of the file goes to which field, with samples beside each. */
export function MatchStep({
  upload,
  match,
  faults,
  onMatch,
}: {
  upload: ImportUpload;
  match: readonly (string | null)[];
  faults: readonly MatchFault[];
  onMatch: (match: readonly (string | null)[]) => void;
}) {
  const text = useRecordText();
  const options = upload.targets.map((target) => ({
    value: target.key,
    label: target.label,
    ...(target.required ? { description: text('import.requiredField') } : {}),
  }));
  return (
    <div className="hp-lines">
      <p className="hp-muted">{text('import.matchText', { name: upload.name, rows: upload.rows })}</p>
      {upload.isRemembered ? <Banner tone="info">{text('import.remembered')}</Banner> : null}
      {faults.length > 0 ? (
        <Banner tone="warning">
          <ul className="hp-result-list">
            {faults.map((fault) => (
              <li key={fault.label + fault.kind}>
                {text(fault.kind === 'missing' ? 'import.missing' : 'import.twice', { field: fault.label })}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <ul className="hp-match">
        {upload.columns.map((column, at) => (
          <li key={column.index}>
            <div>
              <strong>{column.header || text('import.noHeader', { number: column.index + 1 })}</strong>
              <div className="hp-caption">{column.samples.slice(0, 3).join(' · ')}</div>
            </div>
            <PickList
              label={text('import.goesTo', { column: column.header })}
              hideLabel
              options={options}
              placeholder={text('import.leaveOut')}
              value={match[at] ?? null}
              onChange={(key) =>
                onMatch(upload.columns.map((_, place) => (place === at ? key : (match[place] ?? null))))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
