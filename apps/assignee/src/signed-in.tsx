import type { Root } from 'react-dom/client';
import type { ThemeData } from './session/theme.ts';
export async function drawSignedIn(root: Root, _theme: ThemeData): Promise<void> {
  root.render(<h1>in</h1>);
}
