/** Row height of the workspace, a user's own choice. The assignee app is always comfortable. */
export type Density = 'compact' | 'standard' | 'relaxed';
/** Which of the two applications is on screen; decides type scale and targets. */
export type AppKind = 'assignee' | 'workspace';

/** Marks the page so that the tokens of this app and density hold. */
export function applyScale(app: AppKind, density: Density = 'standard'): void {
  document.documentElement.dataset.app = app;
  document.documentElement.dataset.density = app === 'assignee' ? 'standard' : density;
}
