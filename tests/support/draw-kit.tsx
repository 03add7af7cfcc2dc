import type { Bundles } from '@homeport/ui/language/bundles.ts';
import type { Settings } from '@homeport/ui/language/settings.tsx';
import { startLanguage } from '@homeport/ui/language/start-language.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws something inside the provider, in a language and with texts of an app's own; for component tests only. */
export async function draw(
  children: ReactNode,
  settings: Partial<Settings> = {},
  bundles: Bundles = {},
): Promise<RenderResult> {
  await startLanguage({ locale: settings.locale ?? 'en', bundles });
  return render(
    <HomeportProvider settings={settings} link={(props) => <a {...props} />}>
      {children}
    </HomeportProvider>,
  );
}
