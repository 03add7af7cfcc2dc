import { matchOptions } from '../controls/options.ts';

/** Something the palette can do or open. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Second line: code, place, state. Searched too. */
  readonly detail?: string;
  /** Its shortcut, as registered. */
  readonly keys?: string;
  readonly run: () => void;
}
/** A group of commands: fixed ones are filtered here, others are asked for. */
export interface PaletteSource {
  readonly label: string;
  readonly commands?: readonly PaletteCommand[];
  readonly load?: (query: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;
  /** How many of the fixed ones are shown at once; eight without it. What is asked for comes as short as it is to be shown. */
  readonly most?: number;
  /** Said where more match than are shown. */
  readonly more?: string;
}
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly PaletteCommand[];
  /** Said where more match than are shown. */
  readonly more?: string | undefined;
}
const perGroup = 8;
/** So many answers to a question are all that one gets: there may be more. */
const mostLoaded = 20;

/** What matches in every source; one failing source never empties the others. */
export async function findCommands(
  sources: readonly PaletteSource[],
  query: string,
  signal: AbortSignal,
): Promise<{ groups: CommandGroup[]; hasFailed: boolean }> {
  const answers = await Promise.allSettled(
    sources.map(async ({ label, commands = [], load, most = perGroup, more }) => {
      const own = matchOptions(
        commands.map((command) => ({ ...command, value: command.id, description: command.detail })),
        query,
      );
      const loaded = load && query.trim() ? await load(query, signal) : [];
      const isCut = own.length > most || loaded.length >= mostLoaded;
      return { label, commands: [...own.slice(0, most), ...loaded], more: isCut ? more : undefined };
    }),
  );
  return {
    groups: answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.commands.length > 0 ? [answer.value] : [],
    ),
    hasFailed: answers.some((answer) => answer.status === 'rejected'),
  };
}
