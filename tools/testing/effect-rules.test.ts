import { expect, test } from 'vitest';
import { decidingEffects, judgeEffects } from './effect-rules.ts';

const path = 'apps/workspace/src/shop/Page.tsx';
/** A component whose effect is on its third line. */
const linesOf = (before: string, effect: string, given = '') =>
  decidingEffects({
    path,
    text: `export function Page(${given}) {\n  ${before}\n  useEffect(() => {\n    ${effect}\n  });\n  return null;\n}\n`,
  });

test.each([
  ['goes elsewhere by the address', 'const { id } = useParams();', 'if (!id) navigate("/start");'],
  ['sets state by what the browser shows by now', '', 'setOpen(location.search !== "");'],
  ['tells its caller what the router knows', '', 'if (router.state.location.pathname === "/") onLeave();'],
  ['moves the focus by a list', 'const { data } = useQuery(all);', 'if (data.some(isNew)) box.current.focus();'],
  ['sets state by a row', 'const { data: found = [] } = useQuery(all);', 'setFirst(found[0]);'],
  [
    'sets state by what was worked out of a list',
    'const q = useQuery(all); const rows = q.data ?? [];',
    'for (const row of rows) setLast(row);',
  ],
  ['remembers what the address says', 'const { search } = useScreen();', 'prefer({ client: search.client });'],
])('an effect that %s is found', (_, before, effect) => {
  expect(linesOf(before, effect)).toEqual([3]);
});

test('what its caller gives a component of the address counts as well', () => {
  expect(linesOf('', 'if (search.find) onSearch({});', '{ search, onSearch }')).toEqual([3]);
});

test.each([
  ['only draws the address elsewhere', 'const { id } = useParams();', 'document.title = id;'],
  ['sets state by a moment', '', 'const timer = setInterval(() => setNow(Date.now()), 1000);'],
  ['takes one answer as a whole', 'const { data } = useQuery(one);', 'setUrl(URL.createObjectURL(data));'],
  ['looks through what was never asked for', 'const [rows] = useState([]);', 'if (rows.some(isNew)) setOpen(true);'],
])('an effect that %s decides nothing from list or address', (_, before, effect) => {
  expect(linesOf(before, effect)).toEqual([]);
});

test('what is done where the person acts is no effect', () => {
  const text =
    'export function Page() {\n  const { id } = useParams();\n  return <button onClick={() => navigate(id)} />;\n}\n';
  expect(decidingEffects({ path, text })).toEqual([]);
});

test('effects that are listed may stay, more of them may not, and a list that is too long is shortened', () => {
  const text = 'function Page() {\n  const { id } = useParams();\n  useEffect(() => setOpen(id), [id]);\n}\n';
  const files = [{ path, text }];
  expect(judgeEffects(files, { [path]: 1 })).toEqual([]);
  expect(judgeEffects(files, {})).toEqual([`${path}:3: an effect decides from a list or from the address; 0 may`]);
  expect(judgeEffects(files, { [path]: 2 })).toEqual([`${path}: 1 effects decide, 2 are listed: lower it`]);
  expect(judgeEffects(files, { [path]: 1, 'apps/workspace/src/gone.tsx': 1 })).toEqual([
    'apps/workspace/src/gone.tsx is listed and not there',
  ]);
});
