import { writeDaysAs } from '@homeport/client';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { keepFocus } from '../controls/keep-focus.ts';
import { useShortcutKeys } from '../keys/use-shortcut.ts';
import { copyPlainly } from '../language/copy-plainly.ts';
import { type Settings, SettingsProvider, useFormats } from '../language/settings.tsx';
import { late, useLate } from '../parts/late.tsx';
import { leaveQuestion } from '../parts/leave-guard.ts';
import { type LinkComponent, LinkProvider } from '../parts/link.tsx';
import { useStore } from '../parts/store.ts';
import { Toaster } from '../parts/Toaster.tsx';
import { UndoBar } from '../parts/UndoBar.tsx';
import { applyScale } from '../theme/density.ts';
import { mantineTheme } from '../theme/mantine-theme.ts';
import { chooseScheme, onSchemeChange, readScheme } from '../theme/scheme.ts';

let stopListening: (() => void) | null = null;
/** Mantine follows our stored choice and never keeps one of its own. */
const schemes: MantineColorSchemeManager = {
  get: () => readScheme(),
  set: (choice) => chooseScheme(choice),
  subscribe: (onUpdate) => {
    stopListening = onSchemeChange(onUpdate);
  },
  unsubscribe: () => {
    stopListening?.();
    stopListening = null;
  },
  clear: () => chooseScheme('auto'),
};

export interface HomeportProviderProps {
  /** Keep the object stable; a new one draws everything again. */
  readonly settings: Partial<Settings>;
  /** The router's link. */
  readonly link: LinkComponent;
  readonly children: ReactNode;
}
/** Everything the kit needs around an app: settings, links, look, notices, undo, leave guard, keyboard. */
export function HomeportProvider({ settings, link, children }: HomeportProviderProps) {
  const { app = 'assignee', density = 'standard' } = settings;
  useEffect(() => applyScale(app, density), [app, density]);
  useEffect(() => keepFocus(), []);
  useEffect(() => copyPlainly(), []);
  return (
    <MantineProvider
      theme={mantineTheme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      // Both would inject style sheets, which the content security policy forbids; ours are static.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SettingsProvider settings={settings}>
        <LinkProvider link={link}>
          <Keyboard />
          <DaysInSentences />
          {children}
          <UndoBar />
          <Toaster />
          <LeaveQuestion />
        </LinkProvider>
      </SettingsProvider>
    </MantineProvider>
  );
}
/** Days in what the server says stand in the reader's form, as all others (decision 44). */
function DaysInSentences() {
  const { date } = useFormats();
  useEffect(() => writeDaysAs(date), [date]);
  return null;
}
function Keyboard() {
  useShortcutKeys();
  return null;
}

const leaveDialog = late(() => import('../parts/LeaveDialog.tsx').then((it) => it.LeaveDialog));
/** Who cannot be asked stays. */
const stay = () => leaveQuestion.get()?.answer(false);
function LeaveQuestion() {
  const Dialog = useLate(leaveDialog, useStore(leaveQuestion) !== null, stay);
  return Dialog ? <Dialog /> : null;
}
