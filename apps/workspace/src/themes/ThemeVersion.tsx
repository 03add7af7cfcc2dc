import { allowanceOf } from '@homeport/grammar';
import { faintColours } from '@homeport/model/tenancy';
import { type FormInHand, RecordForm } from '@homeport/ui/records/form/RecordForm.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { RecordRead } from '@homeport/ui/records/record/RecordRead.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Contrast } from './Contrast.tsx';
import { Preview } from './Preview.tsx';
import { PublishPart } from './PublishPart.tsx';
import { coloursOf, noColours } from './theme-values.ts';
import { useThemes } from './use-themes.ts';

type Values = Readonly<Record<string, unknown>>;

/** One version: a draft as a form, another to be read; beside it what it looks like and whether it can be read. */
export function ThemeVersion({ row, onPublished }: { readonly row: Row; readonly onPublished: () => void }) {
  const text = useThemes();
  const host = useRecordHost();
  const queries = useQueryClient();
  const theme = host.catalogue.entity('theme');
  const notes = (values: Values) =>
    Object.fromEntries([
      ...noColours(values).map((field) => [field, text('noColour')]),
      ...faintColours(coloursOf(values)).map(({ field, ...params }) => [field, text('tooFaint', params)]),
    ]);
  const beside = (form: FormInHand) => (
    <>
      <PublishPart row={row} form={form} onPublished={onPublished} />
      <Preview values={form.values} />
      <Contrast colours={coloursOf(form.values)} onUse={row.status === 'DRAFT' ? form.change : undefined} />
    </>
  );
  if (row.status === 'DRAFT' && row.can?.includes('update'))
    return (
      <RecordForm
        entity={theme}
        row={row}
        notes={notes}
        aside={beside}
        staysOpen
        onSaved={() => void queries.invalidateQueries({ queryKey: ['records', host.tenant, 'theme'] })}
        onCancel={() => undefined}
      />
    );
  return (
    <div className="hp-form-beside">
      <div className="hp-form-fields">
        <RecordRead entity={theme} row={row} allowance={allowanceOf(theme.access, host.viewer.roles)} />
      </div>
      <div className="hp-form-aside">{beside({ values: row, change: () => undefined, isChanged: false })}</div>
    </div>
  );
}
