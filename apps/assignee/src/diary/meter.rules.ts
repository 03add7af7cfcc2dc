/** How full a limit is: over it, close to it (nine tenths), or within. */
export const stateOf = (used: number, allowed: number): 'over' | 'near' | 'within' =>
  used > allowed ? 'over' : used >= allowed * 0.9 ? 'near' : 'within';
