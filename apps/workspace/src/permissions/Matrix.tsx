import type { Deed } from '@homeport/grammar';
import { deeds } from '@homeport/grammar';
import { differences, type MatrixRow, type PermissionMatrix } from '@homeport/model/identity';
import { searchable } from '@homeport/ui/controls/options.ts';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { compareIn } from '@homeport/ui/language/collate.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { SaveBar } from '@homeport/ui/parts/SaveBar.tsx';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { Line } from './Line.tsx';
import { isNarrowed, isOvertaken, linesOf, valuesOf, type Wishes, withoutWishes, withWish } from './matrix.rules.ts';
import { RowDialog } from './RowDialog.tsx';
import { useLinesInSight } from './use-lines-in-sight.ts';
import { usePermissionWords } from './use-permission-words.ts';

/** Pixels of a line; all are as high, so that only those in sight have to be drawn. */
const lineHeight = 52;

export interface MatrixProps {
  readonly matrix: PermissionMatrix;
  readonly tenant: string | undefined;
  /** Somebody else saved meanwhile, or this was saved: reads it again. */
  readonly onStale: () => void;
}
/** Kinds of records by deeds. What is chosen is kept until it was reviewed and saved as a whole. */
export function Matrix({ matrix, tenant, onStale }: MatrixProps) {
  const text = usePermissionWords();
  const words = useWords();
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  const { access } = useWorkspace();
  const { locale } = useSettings();
  const [find, setFind] = useState<string | null>(null);
  const [isOnly, setOnly] = useState(false);
  const [wishes, setWishes] = useState<Wishes>({});
  const [open, setOpen] = useState<string | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const isClosed = matrix.closed !== null;

  const named = useMemo(() => {
    const sought = searchable(find ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const labelOf = (row: MatrixRow) => labels.plural(catalogue.entity(row.entity));
    const isSought = (row: MatrixRow, label: string) =>
      sought.every((word) => searchable(`${label} ${row.entity}`).includes(word)) &&
      (!isOnly || isNarrowed(valuesOf(row, wishes)) || row.entity in wishes);
    const menus = access.menuSetting.menus.map((one) => one.code);
    const known = matrix.rows.filter((row) => catalogue.hasEntity(row.entity));
    return linesOf(known, menus, labelOf, isSought, compareIn(locale));
  }, [matrix.rows, find, isOnly, wishes, labels, catalogue, access, locale]);
  const { before, behind, indexes, onScroll } = useLinesInSight(named.length, lineHeight);

  const changed = matrix.rows.filter((row) => row.entity in wishes);
  const overtaken = changed.filter((row) => isOvertaken(row, wishes));
  const count = changed.reduce(
    (sum, row) => sum + differences(row.entity, row.values, valuesOf(row, wishes)).length,
    0,
  );
  useLeaveGuard({
    isChanged: count > 0,
    // Nothing is saved that was not reviewed.
    save: async () => {
      setReviewing(true);
      return false;
    },
    discard: () => setWishes({}),
  });
  const shown = named.filter((line) => line.kind === 'row').length;
  const chosen = matrix.rows.find((row) => row.entity === open);
  return (
    <>
      <div className="permissions-tools">
        <TextField label={text('find')} value={find} onChange={setFind} />
        <SwitchField label={text('only')} value={isOnly} onChange={(next) => setOnly(next === true)} />
        <span role="status" className="hp-muted">
          {text('shown', { count: shown })}
        </span>
      </div>
      {overtaken.length > 0 ? (
        <Banner
          tone="warning"
          isUrgent
          action={{ label: text('takeSaved'), onClick: () => setWishes((all) => withoutWishes(all, overtaken)) }}
        >
          {text('overtaken', {
            records: overtaken.map((row) => labels.plural(catalogue.entity(row.entity))).join(', '),
          })}
        </Banner>
      ) : null}
      {named.length === 0 ? (
        <p className="hp-row">
          {text('nothingFound')}{' '}
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setFind(null);
              setOnly(false);
            }}
          >
            {text('clear')}
          </Button>
        </p>
      ) : (
        <section className="permissions-scroll" onScroll={onScroll} aria-label={words('previewAs.permissions')}>
          <table className="permissions-table" aria-rowcount={named.length + 1}>
            <thead>
              <tr>
                <th scope="col">{text('records')}</th>
                {deeds.map((deed: Deed) => (
                  <th key={deed} scope="col">
                    {text(`do.${deed}`)}
                  </th>
                ))}
                <th scope="col">{text('more')}</th>
              </tr>
            </thead>
            <tbody>
              {before > 0 ? <tr style={{ height: before }} aria-hidden /> : null}
              {indexes.map((at) => {
                const line = named[at];
                if (!line) return null;
                return line.kind === 'menu' ? (
                  <tr key={`menu ${line.menu}`} className="permissions-menu" aria-rowindex={at + 2}>
                    <th scope="rowgroup" colSpan={deeds.length + 2}>
                      {line.menu === null ? text('others') : words(`menu.${line.menu}` as WordKey)}
                    </th>
                  </tr>
                ) : (
                  <Line
                    key={line.row.entity}
                    index={at + 2}
                    row={line.row}
                    label={line.label}
                    values={valuesOf(line.row, wishes)}
                    isChanged={line.row.entity in wishes}
                    isClosed={isClosed || line.row.isKept}
                    onChange={(values) => setWishes((all) => withWish(all, line.row, values))}
                    onOpen={() => setOpen(line.row.entity)}
                  />
                );
              })}
              {behind > 0 ? <tr style={{ height: behind }} aria-hidden /> : null}
            </tbody>
          </table>
        </section>
      )}
      <SaveBar
        count={count}
        saveLabel={text('review')}
        onSave={() => setReviewing(true)}
        onDiscard={() => setWishes({})}
      />
      {chosen ? (
        <RowDialog
          row={chosen}
          role={matrix.role.name}
          values={valuesOf(chosen, wishes)}
          isClosed={isClosed || chosen.isKept}
          onChange={(values) => setWishes((all) => withWish(all, chosen, values))}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {isReviewing && count > 0 ? (
        <ChangesDialog
          role={matrix.role}
          tenant={tenant}
          wishes={changed.map((row) => ({
            about: row.entity,
            version: wishes[row.entity]?.version ?? null,
            values: valuesOf(row, wishes),
          }))}
          given={Object.fromEntries(changed.map((row) => [row.entity, row.given]))}
          onClose={() => setReviewing(false)}
          onStale={onStale}
          onSaved={() => {
            setReviewing(false);
            setWishes({});
            onStale();
          }}
        />
      ) : null}
    </>
  );
}
