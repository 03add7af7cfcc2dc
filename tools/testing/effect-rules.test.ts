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

/** A page beside the file of a hook; what is wrong with the effects of both. */
const judged = (hook: string, page: string) =>
  judgeEffects([
    { path, text: `function Page() {\n${page}\n}\n` },
    { path: 'packages/ui/src/shop/use-shop.ts', text: hook },
  ]);
const found = [`${path}:3: an effect decides from a list or from the address`];

test('an effect of any screen is found, in no other file and without a list of those that may stay', () => {
  const text = 'function Page() {\n  const { id } = useParams();\n  useEffect(() => setOpen(id), [id]);\n}\n';
  expect(judgeEffects([{ path, text }])).toEqual(found);
  expect(judgeEffects([{ path: 'tools/testing/page.ts', text }])).toEqual([]);
});

test.each([
  ['its whole answer', 'export function useShop() { return useParams().id; }', 'const id = useShop();'],
  ['a part of it', 'export const useShop = () => ({ size: 4, id: useParams().id });', 'const { id } = useShop();'],
  [
    'what it spreads',
    'export function useShop() { const { id } = useParams(); return { ...{ id }, size: 4 }; }',
    'const { id } = useShop();',
  ],
  [
    'another hook of our own',
    'const useDeep = () => useParams(); export function useShop() { const all = useDeep(); return { id: all.id }; }',
    'const shop = useShop(); const { id } = shop;',
  ],
])('what a hook of our own hands out of the address counts: %s', (_, hook, line) => {
  expect(judged(hook, `  ${line}\n  useEffect(() => setOpen(id), [id]);`)).toEqual(found);
});

test('so does a list that it has asked for', () => {
  const hook = 'export function useShop() { const { data } = useQuery(all); return { goods: data ?? [], name: "s" }; }';
  expect(judged(hook, '  const { goods } = useShop();\n  useEffect(() => setFirst(goods[0]), [goods]);')).toEqual(
    found,
  );
  expect(judged(hook, '  const { name } = useShop();\n  useEffect(() => setFirst(name[0]), [name]);')).toEqual([]);
});

test('other parts of its answer do not, nor what it hands out to be called', () => {
  const hook =
    'export function useShop() { const { id } = useParams(); const open = () => go(id); return { open, size: 4, close: () => go(id) }; }';
  for (const part of ['open', 'size', 'close'])
    expect(judged(hook, `  const { ${part} } = useShop();\n  useEffect(() => setOpen(${part}), [${part}]);`)).toEqual(
      [],
    );
});
