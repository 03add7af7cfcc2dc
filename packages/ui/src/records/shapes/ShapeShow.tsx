import '../form/form.css';
import { isFilter, type Shape } from '@homeport/grammar';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { ConditionWords } from '../conditions/ConditionWords.tsx';
import { useVocabulary } from '../conditions/vocabulary.ts';
import { useLabels } from '../words/use-labels.ts';
import { entriesOf, isAsked, partsOf, wordsIn, writeValue } from './shape-values.ts';

interface ShapeShowProps {
  readonly shape: Shape;
  /** Where its words are found. */
  readonly words: string;
  readonly value: unknown;
  /** The record that has the field: it may say what conditions are about. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}
/** What a JSON field holds, in words. */
export function ShapeShow({ shape, words, value, values }: ShapeShowProps): React.ReactNode {
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
              <ShapeShow shape={shape.of} words={words} value={entry} values={values} />
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
                <ShapeShow shape={part.shape} words={`${words}.${name}`} value={partsOf(value)[name]} values={values} />
              </dd>
            </div>
          ))}
        </dl>
      );
    }
    case 'filter':
      return <FilterShow shape={shape} words={words} value={value} values={values} />;
    default:
      return writeValue(value);
  }
}

const nothing: Readonly<Record<string, unknown>> = {};
/** When something holds, as a sentence; in words as far as it is known what is compared. */
function FilterShow({
  shape,
  words,
  value,
  values = nothing,
}: ShapeShowProps & { readonly shape: Extract<Shape, { is: 'filter' }> }) {
  const vocabulary = useVocabulary(shape, words.split('.')[0] ?? '', values);
  return isFilter(value) ? (
    <span>
      <ConditionWords vocabulary={vocabulary} filter={value} />
    </span>
  ) : null;
}
