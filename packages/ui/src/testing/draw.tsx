import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Settings } from '../language/settings.tsx';
import { startLanguage } from '../language/start-language.ts';
import { HomeportProvider } from '../shell/HomeportProvider.tsx';

/** Draws something inside the provider, in a language; for component tests only. */
export async function draw(children: ReactNode, settings: Partial<Settings> = {}): Promise<RenderResult> {
  await startLanguage({ locale: settings.locale ?? 'en', bundles: {} });
  return render(
    <HomeportProvider settings={settings} link={(props) => <a {...props} />}>
      {children}
    </HomeportProvider>,
  );
}
