import { Exact, type NamedNode, type Unit } from '@homeport/grammar';
import { useFormats } from '../language/settings.tsx';
import { modelSpace, useText } from '../language/use-text.ts';

/** More digits than anybody reads: a quotient that is not rounded has sixty. */
const shownDigits = 15;

/** How figures and names of a calculation are written for this reader. */
export function useFigures(calculation: string) {
  const formats = useFormats();
  const text = useText(modelSpace);
  const sentence = (part: string, english: string) => text(`calculation.${calculation}.${part}`, {}, english);
  /** A value as its unit is written; one that is cut for reading is marked. */
  const write = (value: string, unit: Unit): string => {
    const short = new Exact(value).toSignificantDigits(shownDigits);
    const isCut = !short.eq(value);
    const digits = isCut ? short.toFixed() : value;
    return `${isCut ? '≈ ' : ''}${inUnit(digits, unit)}`;
  };
  const inUnit = (value: string, unit: Unit): string => {
    switch (unit.kind) {
      case 'money':
        return formats.money(value, unit.currency);
      case 'percent':
        return formats.percent(value);
      case 'rate':
        return formats.number(value);
      case 'number':
        return formats.number(value, unit.of === undefined ? {} : { unit: unit.of });
    }
  };
  return {
    sentence,
    /** The figure of a part; empty where it is withheld. */
    figure: (node: NamedNode): string => (node.is === 'withheld' ? '' : write(node.value, node.unit)),
    /** What a part is called: "Exchange rate EUR/USD", "Item: Taxi". */
    name: (node: NamedNode): string => {
      const name = sentence(node.name, node.label);
      if (node.is === 'input' && node.title !== undefined) return node.title;
      return node.is !== 'withheld' && node.unit.kind === 'rate' ? `${name} ${node.unit.of}/${node.unit.per}` : name;
    },
    /** The same without what tells one of several from the others. */
    kind: (node: NamedNode): string => sentence(node.name, node.label),
  };
}
