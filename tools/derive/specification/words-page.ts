import type { Derived } from '../derived-files.ts';
import { placesOf, type SpecificationWords, shownPlace } from './place.ts';

/** `docs/catalogue/words.md`: the words of the specification and where each of them is. */
export function deriveWordsPage(words: SpecificationWords): Derived {
  const sections = Object.entries(words).map(([section, list]) => {
    const rows = Object.entries(list).map(
      ([word, places]) => `| ${word} | ${placesOf(places).map(shownPlace).join(', ')} |`,
    );
    return `## ${section}\n\n| Word | Where it is |\n|---|---|\n${rows.join('\n')}\n`;
  });
  const count = Object.values(words).reduce((sum, list) => sum + Object.keys(list).length, 0);
  const head = `<!-- Written by \`npm run derive\`. -->\n# Words of the specification\n\n${count} words and where each of them is; a law checks that every place exists.\n`;
  return { path: 'docs/catalogue/words.md', text: `${head}\n${sections.join('\n')}` };
}
