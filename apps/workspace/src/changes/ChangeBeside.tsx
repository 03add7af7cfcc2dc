import { idIn } from '@homeport/grammar';
import { askedByChange, beforeAndAfter, type ChangePreview, isKind, says } from '@homeport/model/changes';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import type { FormInHand } from '@homeport/ui/records/form/RecordForm.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { sentenceOf } from '../admin/use-admin.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CostEffect, Paybacks } from './CostEffect.tsx';
import { Effects } from './Effects.tsx';
import { useChangeWords } from './use-change-words.ts';
import { usePreview } from './use-preview.ts';

/** Milliseconds after the last key until the preview is asked for. */
const settles = 400;

/** Beside the form of a change: what is so now, and what the change would do as it is typed. */
export function ChangeBeside({ values }: Pick<FormInHand, 'values'>) {
  const text = useChangeWords();
  const [late] = useDebouncedValue(values, settles);
  const caseDetail = idIn(late.caseDetail);
  if (!caseDetail) return <p className="hp-muted">{text('chooseAssignment')}</p>;
  return <Beside caseDetail={caseDetail} values={late} />;
}

function Beside({ caseDetail, values }: { readonly caseDetail: string; readonly values: FormInHand['values'] }) {
  const text = useChangeWords();
  const said = Object.fromEntries(
    askedByChange.flatMap((name) => {
      const value = values[name];
      return value === null || value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const { data, error, refetch } = usePreview({ caseDetail, ...said });
  const kind = isKind(said.kind) ? said.kind : undefined;
  const isSaid =
    beforeAndAfter.some(([, after]) => kind && says(kind, after) && said[after]) ||
    kind === 'FAMILY' ||
    idIn(values.scenario) !== undefined;
  return (
    <aside className="changes-beside" aria-label={text('wouldDo')} aria-live="polite">
      <h2>{text('wouldDo')}</h2>
      {kind ? (
        <BeforeAfter row={{ ...values, ...data?.plan, newFamilySize: sizeIn(data) }} present={data?.present} />
      ) : (
        <p className="hp-muted">{text('chooseKind')}</p>
      )}
      {error && !data ? (
        <InlineError message={sentenceOf(error, text('failed'))} onRetry={() => void refetch()} />
      ) : null}
      {isSaid && data
        ? data.faults.map(({ code, text: why }) => (
            <p key={code + why} className="changes-fault">
              {why}
            </p>
          ))
        : null}
      {isSaid && data?.effects ? <Effects effects={data.effects} /> : null}
      {isSaid && data?.cost ? <CostEffect cost={data.cost} /> : null}
      {isSaid && data?.paybacks ? <Paybacks paybacks={data.paybacks} /> : null}
    </aside>
  );
}

/** How many of the family would move along; null as long as nobody can say. */
function sizeIn(preview: ChangePreview | undefined): number | null {
  if (!preview?.effects) return null;
  const { family } = preview.effects;
  return family.reduce((size, { joins }) => size + (joins ? 1 : -1), Number(preview.present.familySizeBefore));
}
