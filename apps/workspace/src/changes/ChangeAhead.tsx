import { changeOfCircumstance } from '@homeport/model/changes';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CostEffect, Paybacks } from './CostEffect.tsx';
import { Effects } from './Effects.tsx';
import { useChangeWords } from './use-change-words.ts';
import { usePreview } from './use-preview.ts';

/** What a change does: before and after, what moves with it, and who is told. Until it is applied, worked out now. */
export function ChangeAhead({ row }: { readonly row: Row }) {
  const text = useChangeWords();
  const formats = useFormats();
  const labels = useLabels();
  const query = usePreview({ change: row.id }, row.version);
  return (
    <WhenLoaded query={query} rows={4} failed={text('failed')}>
      {({ stale, faults, effects, present, cost, paybacks }) => (
        <div className="hp-lines">
          <BeforeAfter row={row} />
          {stale.length > 0 ? (
            <Banner tone="warning" title={text('stale')}>
              <BeforeAfter row={row} present={present} />
              {text('staleFields', {
                fields: formats.list(
                  stale.flatMap((name) => {
                    const at = fieldAt(changeOfCircumstance, name);
                    return at ? [labels.field(at)] : [];
                  }),
                ),
              })}
            </Banner>
          ) : null}
          {faults.map(({ code, text: said }) => (
            <Banner key={code + said} tone="danger" title={said} />
          ))}
          {effects ? <Effects effects={effects} /> : null}
          {cost ? <CostEffect cost={cost} /> : null}
          {paybacks ? <Paybacks paybacks={paybacks} /> : null}
        </div>
      )}
    </WhenLoaded>
  );
}
