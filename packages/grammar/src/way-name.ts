import { type CityNames, cityNameFrom } from './city-name.ts';

/** What stands before the first town of a way: "Camille Laurent: ", "AS-10234 · Camille Laurent : ". */
const lead = /^(.*(?: ?: | · ))?(.*)$/s;

/** The town with which a text begins, by the name of the language; what stands after it stays (" · 1 000 EUR", " 1"). */
function leadingTown(names: CityNames, text: string): string {
  for (let end = text.length; end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const town = text.slice(0, end);
    const own = cityNameFrom(names, town);
    if (own !== town) return own + text.slice(end);
  }
  return text;
}

/** A way between towns, told in a name ("Camille Laurent: Lyon → Singapore"); anything else stays as it is. */
export function wayNameFrom(names: CityNames | undefined, told: string): string {
  if (!names || !told.includes(' → ')) return told;
  const [first = '', ...rest] = told.split(' → ');
  const [, before = '', start = ''] = lead.exec(first) ?? [];
  const last = leadingTown(names, rest.pop() ?? '');
  const between = rest.map((town) => cityNameFrom(names, town));
  return [before + cityNameFrom(names, start), ...between, last].join(' → ');
}
