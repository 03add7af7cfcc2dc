import { usePageWords } from '../words/page-words.ts';
import { widgetWords } from './words.ts';

/** Chart or table. */
export function ChartSwitch({
  name,
  asTable,
  onChange,
}: {
  name: string;
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}) {
  const text = usePageWords(widgetWords);
  return (
    <button
      type="button"
      className="hp-link-button"
      aria-label={text(asTable ? 'chartOf' : 'tableOf', { name })}
      onClick={() => onChange(!asTable)}
    >
      {text(asTable ? 'chart' : 'table')}
    </button>
  );
}
