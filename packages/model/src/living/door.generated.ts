// Written by `npm run derive`: the door of the domain, what others take of it.
export { costOfLivingIndex } from './cost-of-living-index.entity.ts';
export { livingNorm } from './living-norm.entity.ts';
