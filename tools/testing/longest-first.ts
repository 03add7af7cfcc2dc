import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fairShare } from './arguments.ts';
import { keptSeconds, readCosts } from './costs.ts';

const pathOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId).replaceAll('\\', '/');

/** The order of test files: the longest first, so that none of them is alone at the end; shards take about as long. */
export class LongestFirst extends BaseSequencer {
  readonly #seconds = keptSeconds(readCosts());

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = (file: TestSpecification) => this.#seconds[pathOf(file)] ?? 1;
    // What runs in the same surroundings stays together.
    return (await super.sort(files)).sort((one, other) => cost(other) - cost(one));
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (!shard) return files;
    const mine = fairShare(files.map(pathOf), this.#seconds, { at: shard.index, of: shard.count });
    return files.filter((file) => mine.has(pathOf(file)));
  }
}
