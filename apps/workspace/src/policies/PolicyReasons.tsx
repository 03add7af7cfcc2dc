import '../terms/terms.css';
import type { PolicyOffer } from '@homeport/model/policies';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { usePolicies } from './use-policies.ts';

/** Something that a policy asks for is not so; what is not known yet speaks against nothing. */
export const isRuledOut = ({ conditions }: Pick<PolicyOffer, 'conditions'>): boolean =>
  conditions.some(({ isMet }) => isMet === false);

/** The conditions of a policy, each met, not met, or not known yet. */
export function PolicyReasons({ of }: { readonly of: PolicyOffer }) {
  const text = usePolicies();
  const wanted = useWanted();
  return (
    <ul className="policy-reasons">
      {of.conditions.map((one) => (
        <li key={one.condition}>
          {text(one.isMet === null ? open(one) : one.isMet ? 'isMet' : 'isNotMet', { wanted: wanted(one) })}
        </li>
      ))}
    </ul>
  );
}

/** A grade is no part of the move: it comes with whoever moves. */
const open = ({ condition }: PolicyOffer['conditions'][number]) => (condition === 'GRADE' ? 'gradeOpen' : 'isOpen');

/** What a condition asks for, in words. */
function useWanted(): (one: PolicyOffer['conditions'][number]) => string {
  const text = usePolicies();
  const formats = useFormats();
  const { locale } = useSettings();
  return ({ condition, wanted }) => {
    const [from = '', to = ''] = wanted.split('/');
    switch (condition) {
      case 'DATE':
        return to
          ? text('wants.fromTo', { from: formats.date(from), to: formats.date(to) })
          : text('wants.from', { from: formats.date(from) });
      case 'COUNTRY':
        return text('wants.COUNTRY', { country: countryName(wanted, locale) });
      case 'FAMILY':
        return text(wanted === 'ALONG' ? 'wants.ALONG' : 'wants.ALONE');
      case 'DURATION':
        if (from && to) return text('wants.between', { fewest: Number(from), most: Number(to) });
        return from ? text('wants.atLeast', { count: Number(from) }) : text('wants.atMost', { count: Number(to) });
      default:
        return text(`wants.${condition}`, { wanted });
    }
  };
}
