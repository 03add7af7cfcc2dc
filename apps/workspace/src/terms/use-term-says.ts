import type { TermReason } from '@homeport/model/benefits';
import type { CaseTermLine, TermsChangeLine } from '@homeport/model/terms';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useTermsWords } from './use-terms-words.ts';

/** How benefits speak: amounts, reasons, and what becomes of them. */
export function useTermSays() {
  const text = useTermsWords();
  const formats = useFormats();
  const money = (value: string | null, currency: string): string =>
    value === null ? currency : formats.money(value, currency);
  const day = (value: string | null): string => (value === null ? text('open') : formats.date(value));
  const reason = (one: TermReason): string => {
    switch (one.because) {
      case 'VARIES':
        return text('because.VARIES', { by: text(`by.${one.by}`), value: one.value });
      case 'PER_MEMBER':
        return text('because.PER_MEMBER', { count: one.count });
      case 'COVERED':
        return text('because.COVERED', { years: one.years });
      default:
        return text(`because.${one.because}`, { name: one.name });
    }
  };
  const amountOf = ({ amount, payAmount, currency }: CaseTermLine): string =>
    amount === null && payAmount !== null ? money(payAmount, currency) : money(amount, currency);
  const change = ({ kind, currency, fields, ...one }: TermsChangeLine): string => {
    const [before, after] = [money(one.amountBefore, currency), money(one.amountAfter, currency)];
    if (kind === 'LOST') return text('change.LOST');
    if (kind === 'GAINED') return text('change.GAINED', { after });
    const said = [
      ...(before === after ? [] : [text('change.CHANGED', { before, after })]),
      ...(fields.includes('endsOn')
        ? [text('change.span', { before: day(one.endBefore), after: day(one.endAfter) })]
        : []),
    ];
    return said.length > 0 ? said.join(' · ') : text('change.other');
  };
  return { text, money, day, reason, amountOf, change };
}
