import type { ColourScheme } from '@homeport/grammar';
import { faintColours, schemeLook, type ThemeColours, type ThemePair } from '@homeport/model/tenancy';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { useThemes } from './use-themes.ts';

const fieldOf = { light: 'brandColor', dark: 'brandColorDark' } as const;

/** Every text with what is behind it, its contrast, and the nearest colour that passes where one does not. */
export function Contrast({
  colours,
  onUse,
}: {
  readonly colours: ThemeColours;
  readonly onUse?: (field: string, colour: string) => void;
}) {
  const text = useThemes();
  return (
    <Card title={text('contrast')}>
      <div className="hp-lines">
        <p className="hp-muted">{text('contrast.text')}</p>
        <div className="theme-pair">
          {(['light', 'dark'] as const).map((scheme) => (
            <SchemePairs key={scheme} scheme={scheme} colours={colours} {...(onUse ? { onUse } : {})} />
          ))}
        </div>
      </div>
    </Card>
  );
}

function SchemePairs({
  scheme,
  colours,
  onUse,
}: {
  readonly scheme: ColourScheme;
  readonly colours: ThemeColours;
  readonly onUse?: (field: string, colour: string) => void;
}) {
  const text = useThemes();
  const look = schemeLook(colours, scheme);
  const faint = faintColours(colours).find(({ field }) => field === fieldOf[scheme]);
  return (
    <section aria-label={text(`scheme.${scheme}`)} className="hp-lines">
      <div className="hp-row">
        <strong>{text(`scheme.${scheme}`)}</strong>
        {onUse ? (
          <input
            type="color"
            className="theme-pick"
            aria-label={text(`pick.${scheme}`)}
            value={look?.family.accent ?? '#000000'}
            onChange={(event) => onUse(fieldOf[scheme], event.currentTarget.value.toUpperCase())}
          />
        ) : null}
      </div>
      {look === null ? <p className="hp-muted">{text('contrast.none')}</p> : null}
      {look?.isDerived ? <p className="hp-muted">{text('contrast.derived')}</p> : null}
      {faint && onUse ? (
        <div className="hp-row">
          <Button variant="default" onClick={() => onUse(faint.field, faint.suggestion)}>
            {text('use', { colour: faint.suggestion })}
          </Button>
        </div>
      ) : null}
      {look ? (
        <ul className="theme-checks">
          {look.pairs.map((pair) => (
            <Check key={pair.place} pair={pair} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Check({ pair }: { readonly pair: ThemePair }) {
  const text = useThemes();
  const formats = useFormats();
  return (
    <li>
      <span className="theme-sample" style={{ color: pair.text, background: pair.background }} aria-hidden>
        Aa
      </span>
      <span>{text(`place.${pair.place}`)}</span>
      <span className="hp-number">{text('ratio', { ratio: formats.number(pair.ratio) })}</span>
      <StatusChip
        state={pair.isLegible ? 'passes' : 'fails'}
        tone={pair.isLegible ? 'success' : 'danger'}
        label={text(pair.isLegible ? 'passes' : 'fails')}
      />
    </li>
  );
}
