import { parseArgs } from 'node:util';
import { type BenchDatabase, startCluster } from './bench-database.ts';
import { casesOf } from './cases.ts';
import { type RunningServer, startBare, startOurs } from './our-server.ts';
import { printGrowth, printMemory, printRow, printTitle } from './report.ts';
import { compare } from './rounds.ts';
import { checkSameAnswers } from './same-answers.ts';

/*
 * npm run bench                    our server beside a bare one, over 1,000,000 expenses of 50 tenants
 * npm run bench -- --rows 100000   a quick one
 * npm run bench -- --exchange      instead: 100,000 rows in and 1,000,000 rows out, as jobs (--only import, --only export)
 * npm run bench -- --pages         instead: how soon login and Home of the assignee app are painted, and their bytes
 * npm run bench -- --types         instead: 150 entities of 20 fields: type-check and start
 * npm run bench -- --calls         instead: every call of the assignee app and every list of the workspace, on the demo
 * npm run bench -- --portfolio      instead: a page over 50 companies of 20,000 expenses each beside the page of one
 * npm run bench -- --strain         instead: what slow readers, wrong sign-ins and a loud company do to others (--only readers, sign-ins, company)
 * npm run bench -- --homes          instead: what the home of each role takes, over 10,000 assignments
 * npm run bench -- --forecast      instead: the day-count forecast in a browser, over ten years of entries
 */
const { values: wish } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    exchange: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    calls: { type: 'boolean', default: false },
    forecast: { type: 'boolean', default: false },
    homes: { type: 'boolean', default: false },
    portfolio: { type: 'boolean', default: false },
    strain: { type: 'boolean', default: false },
    times: { type: 'string', default: '200' },
    profile: { type: 'string' },
  },
});
const load = { connections: 16, rounds: Number(wish.rounds), seconds: Number(wish.seconds) };
const small = 10_000;
const say = (line: string): void => console.log(line);

/** Targets: our share of the bare server's requests a second. */
const targets = { list: 0.8, page: 0.65, one: 0.6, create: 0.6 } as const;

async function main(): Promise<void> {
  if (wish.pages) return await (await import('./pages.ts')).measurePages(4514, say);
  if (wish.calls)
    return await (await import('./calls.ts')).measureEveryCall(
      4515,
      { times: Number(wish.times), only: wish.only },
      say,
    );
  if (wish.strain) return await (await import('./strain.ts')).measureStrain(4517, wish.only, say);
  if (wish.forecast) return await (await import('./forecast.ts')).measureForecast(say);
  if (wish.homes) return await (await import('./homes.ts')).measureHomes(Number(wish.times), say);
  if (wish.types) return await (await import('./toy-catalogue.ts')).measureTypes(say);
  await using cluster = await startCluster(say);
  const database = await cluster.database(Number(wish.rows));
  if (wish.exchange) return await (await import('./exchange.ts')).measureExchange(database, say, wish.only);
  if (wish.portfolio) return await (await import('./portfolio.ts')).measurePortfolio(database, load, say);
  await measureCalls(database);
  if (!wish.only) await measureGrowth(database, await cluster.database(small));
}

async function measureCalls(database: BenchDatabase): Promise<void> {
  const flags = wish.profile ? ['--cpu-prof', `--cpu-prof-dir=${wish.profile}`] : [];
  // A first start takes types out and brings reference data: what it needs for that is no part of a server at rest.
  await (await startOurs(database, 4510))[Symbol.asyncDispose]();
  await using ours = await startOurs(database, 4510, flags);
  await using bare = await startBare(database, 4511);
  await rest();
  const atRest = ours.memory();
  const cases = await casesOf(database, ours.baseUrl);
  say(
    `${database.rows.toLocaleString('en')} expenses, ${load.connections} connections, medians of ${load.rounds} rounds of ${load.seconds} s`,
  );
  printTitle(say);
  for (const name of ['list', 'page', 'one', 'create'] as const) {
    if (wish.only && wish.only !== name) continue;
    await checkSameAnswers(cases[name], ours.baseUrl, bare.baseUrl);
    const [us, them] = await compare(
      [ours, bare].map(({ baseUrl }) => ({ one: cases[name], baseUrl })),
      load,
    );
    if (us && them) printRow(say, name, us, them, targets[name]);
  }
  if (!wish.only || wish.only === 'expense') {
    const [us] = await compare([{ one: cases.expense, baseUrl: ours.baseUrl }], load);
    if (us) printRow(say, 'create an expense with its facts', us);
  }
  printMemory(say, ours, atRest);
}

/**
 * The same lists in a large and in a small database, in turn: what a hundred times the rows cost. The exact total of `list`
 * counts the tenant's own matches, three in ten of its rows: that part grows with the tenant, the page does not.
 */
async function measureGrowth(large: BenchDatabase, few: BenchDatabase): Promise<void> {
  const servers: RunningServer[] = [];
  try {
    servers.push(await startOurs(large, 4510), await startOurs(few, 4512));
    const measured = [];
    for (const [i, database] of [large, few].entries()) {
      const server = servers[i] as RunningServer;
      measured.push({ server, cases: await casesOf(database, server.baseUrl) });
    }
    for (const name of ['page', 'list'] as const) {
      const [big, little] = await compare(
        measured.map(({ server, cases }) => ({ one: cases[name], baseUrl: server.baseUrl })),
        load,
      );
      if (big && little) printGrowth(say, name, { large: large.rows, few: few.rows, big, little });
    }
  } finally {
    for (const server of servers) await server[Symbol.asyncDispose]();
  }
}

/** Garbage of the start is gone after a while. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000));

await main();
