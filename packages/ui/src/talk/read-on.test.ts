import { expect, test } from 'vitest';
import { readOn, type TalkAsk } from './read-on.ts';

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, n) => ({ seq: from + n }));
/** A talk of so many messages that notes what it was asked. */
function talk(last: number) {
  const asked: TalkAsk[] = [];
  const read = async (ask: TalkAsk) => {
    asked.push(ask);
    const all = upTo(last);
    const after = ask.after;
    const content =
      after === undefined ? all.slice(-ask.size) : all.filter(({ seq }) => seq > after).slice(0, ask.size);
    return { content, last };
  };
  return { asked, read };
}

test('the first time the end of a talk is read, and no more', async () => {
  const { asked, read } = talk(7);
  expect((await readOn(undefined, 3, read)).content).toEqual(upTo(7, 5));
  expect(asked).toEqual([{ size: 3 }]);
});
test('later what was said since, in as many pages as it takes; what is known stays in front', async () => {
  const { asked, read } = talk(12);
  const page = await readOn({ content: upTo(5, 4), last: 5 }, 3, read);
  expect(page).toEqual({ content: upTo(12, 4), last: 12 });
  expect(asked.map(({ after }) => after)).toEqual([5, 8, 11]);
});
test('a talk in which nothing was said yet is read from its beginning', async () => {
  const { read } = talk(2);
  expect((await readOn({ content: [], last: 0 }, 3, read)).content).toEqual(upTo(2));
});
