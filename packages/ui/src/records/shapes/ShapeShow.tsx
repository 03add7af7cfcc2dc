import '../form/form.css';
import type { Filter, Shape } from '@homeport/grammar';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { useLabels } from '../words/use-labels.ts';
import { type RecordKey, useRecordText } from '../words/use-record-text.ts';
import { entriesOf, isAsked, partsOf, wordsIn, writeValue } from './shape-values.ts';

interface ShapeShowProps {
  readonly shape: Shape;
  /** Where its words are found. */
  readonly words: string;
  readonly value: unknown;
}
/** What a JSON field holds, in words. */
export function ShapeShow({ shape, words, value }: ShapeShowProps): React.ReactNode {
  const labels = useLabels();
  const kit = useKitText();
  const formats = useFormats();
  const { locale } = useSettings();
  switch (shape.is) {
    case 'words':
      return wordsIn(value, locale);
    case 'yesNo':
      return kit(value === true ? 'yes' : 'no');
    case 'choice':
      return labels.key(`${words}.${String(value)}`, shape.choices[String(value)] ?? String(value));
    case 'levels': {
      const named = entriesOf(value).map(partsOf);
      return (
        <ul className="hp-shape-names">
          {named.map((one) => {
            const [name, level] = [String(one[shape.key]), String(one[shape.level])];
            return (
              <li key={name}>
                {labels.key(`${words}.${name}`, shape.names[name] ?? name)}
                <span className="hp-muted"> · {labels.key(`${words}.${level}`, shape.levels[level] ?? level)}</span>
              </li>
            );
          })}
        </ul>
      );
    }
    case 'records':
      return formats.list(entriesOf(value).map((one) => String(partsOf(one)[shape.name])));
    case 'list':
      return (
        <ol className="hp-shape-show">
          {entriesOf(value).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; their place is what they are
            <li key={at}>
              <ShapeShow shape={shape.of} words={words} value={entry} />
            </li>
          ))}
        </ol>
      );
    case 'record': {
      const known = Object.entries(shape.parts).filter(
        ([name, part]) => isAsked(part, value) && ![undefined, null, ''].includes(partsOf(value)[name] as never),
      );
      return (
        <dl className="hp-shape-facts">
          {known.map(([name, part]) => (
            <div key={name}>
              <dt>{labels.key(`${words}.${name}`, part.label)}</dt>
              <dd>
                <ShapeShow shape={part.shape} words={`${words}.${name}`} value={partsOf(value)[name]} />
              </dd>
            </div>
          ))}
        </dl>
      );
    }
    case 'filter':
      return <FilterWords filter={value as Filter} />;
    default:
      return writeValue(value);
  }
}

/** A filter as a sentence, groups in brackets. */
function FilterWords({ filter }: { filter: Filter }): React.ReactNode {
  const text = useRecordText();
  const said = (one: Filter): string => {
    if ('field' in one)
      return text('filter.words', {
        field: one.field,
        operator: text(`op.${one.op}` as RecordKey),
        value: writeValue(one.value),
      }).trim();
    const [key, parts] = 'all' in one ? (['shape.and', one.all] as const) : (['shape.or', one.any] as const);
    return parts.map((part) => ('field' in part ? said(part) : `(${said(part)})`)).join(` ${text(key)} `);
  };
  return <span>{said(filter)}</span>;
}
