import './account.css';
import { Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { PickList } from '../controls/PickList.tsx';
import { SwitchField } from '../controls/SwitchField.tsx';
import { TextField } from '../controls/TextField.tsx';
import { compareIn } from '../language/collate.ts';
import { zonePlace } from '../language/dates.ts';
import type { Locale } from '../language/locale.ts';
import { useFormats, useSettings } from '../language/settings.tsx';
import { InlineError } from '../parts/InlineError.tsx';
import { toasts } from '../parts/toasts.ts';
import { useOnline } from '../shell/OfflineStrip.tsx';
import { useAccountText } from './account-words.ts';

export type NoticeChannel = 'app' | 'mail' | 'push';
export interface NoticeRow extends Readonly<Record<NoticeChannel, boolean>> {
  readonly event: string;
  readonly label: string;
  /** In the app or by e-mail it has to stay on. */
  readonly isDecision: boolean;
  /** Ways that the company has switched off: shown, and not to be chosen. */
  readonly closed: readonly NoticeChannel[];
}
export interface QuietTimes {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}
export interface NoticeGrid {
  readonly rows: readonly NoticeRow[];
  readonly quiet: QuietTimes | null;
}
export interface NoticeChange {
  readonly choices?: Readonly<Record<string, Readonly<Record<NoticeChannel, boolean>>>>;
  readonly quiet?: QuietTimes | null;
}
export interface NoticePreferencesProps {
  readonly grid: NoticeGrid;
  readonly channels: readonly NoticeChannel[];
  /** Saves and keeps what the server answers. Throws what it refuses. */
  readonly onSave: (change: NoticeChange) => Promise<void>;
  /** The words for why a save failed. */
  readonly failureText?: (error: unknown) => string;
}
/** How somebody is told: event × channel, and quiet hours. Boxes take effect at once, the hours by their button. */
export function NoticePreferences({ grid, channels, onSave, failureText }: NoticePreferencesProps) {
  const text = useAccountText();
  const isOnline = useOnline();
  const formats = useFormats();
  const titles = useId();
  const [failed, setFailed] = useState<string | null>(null);
  // A box shows what was asked for while the server is told.
  const [asked, setAsked] = useState<Readonly<Record<string, NoticeRow>>>({});
  const rows = grid.rows.map((row) => asked[row.event] ?? row);
  const choose = async (row: NoticeRow, channel: NoticeChannel, wanted: boolean) => {
    const next = { ...row, [channel]: wanted };
    setAsked((now) => ({ ...now, [row.event]: next }));
    await save({ choices: { [row.event]: { app: next.app, mail: next.mail, push: next.push } } });
    setAsked(({ [row.event]: _told, ...rest }) => rest);
  };
  const save = async (change: NoticeChange) => {
    setFailed(null);
    try {
      await onSave(change);
      toasts.show(text('saved'));
    } catch (error) {
      setFailed(failureText?.(error) ?? text('notSaved'));
      toasts.show(text('notSaved'), 'danger');
    }
  };
  // A browser may be gone without saying so: push alone is not enough.
  const isOpen = (row: NoticeRow, channel: NoticeChannel) => row[channel] && !row.closed.includes(channel);
  // A decision that no way is left for comes in the app.
  const isOn = (row: NoticeRow, channel: NoticeChannel) =>
    isOpen(row, channel) || (channel === 'app' && row.isDecision && !isOpen(row, 'mail'));
  const isLast = (row: NoticeRow, channel: NoticeChannel) =>
    row.isDecision && channel !== 'push' && isOn(row, channel) && !isOn(row, channel === 'app' ? 'mail' : 'app');
  const closedIn = (row: NoticeRow) => channels.filter((channel) => row.closed.includes(channel));
  const reasonFor = (row: NoticeRow, channel: NoticeChannel) =>
    row.closed.includes(channel)
      ? text('notices.closedHere')
      : isLast(row, channel)
        ? text('notices.decision')
        : undefined;
  return (
    <div className="hp-lines hp-notices">
      <p className="hp-muted">{text('notices.text')}</p>
      {failed ? <InlineError message={failed} /> : null}
      <div className="hp-notice-grid">
        <table>
          <thead>
            <tr>
              <th scope="col">{text('notices.event')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" id={`${titles}-${channel}`}>
                  {text(`notices.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.event}>
                <th scope="row" id={`${titles}-${row.event}`}>
                  {row.label}
                  {closedIn(row).length > 0 ? (
                    <span className="hp-caption hp-muted" id={`${titles}-${row.event}-closed`}>
                      {text('notices.closed', {
                        ways: formats.list(closedIn(row).map((channel) => text(`notices.${channel}`))),
                      })}
                    </span>
                  ) : null}
                </th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      size="md"
                      aria-labelledby={`${titles}-${row.event} ${titles}-${channel}`}
                      title={reasonFor(row, channel)}
                      checked={isOn(row, channel)}
                      disabled={!isOnline || reasonFor(row, channel) !== undefined}
                      onChange={(event) => void choose(row, channel, event.currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hp-caption hp-muted">{text('notices.decision')}</p>
      <QuietHours
        key={JSON.stringify(grid.quiet)}
        quiet={grid.quiet}
        canSave={isOnline}
        onSave={(quiet) => save({ quiet })}
      />
    </div>
  );
}

function QuietHours({
  quiet,
  canSave,
  onSave,
}: {
  quiet: QuietTimes | null;
  canSave: boolean;
  onSave: (quiet: QuietTimes | null) => Promise<void>;
}) {
  const text = useAccountText();
  const { locale } = useSettings();
  const [isOn, setOn] = useState(quiet !== null);
  const [times, setTimes] = useState<QuietTimes>(
    quiet ?? { from: '22:00', to: '07:00', zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  );
  const set = (part: Partial<QuietTimes>) => setTimes((now) => ({ ...now, ...part }));
  return (
    <>
      <SwitchField
        label={text('notices.quiet')}
        description={text('notices.quietText')}
        value={isOn}
        disabled={!canSave}
        onChange={(next) => {
          setOn(next === true);
          if (next !== true && quiet) void onSave(null);
        }}
      />
      {isOn ? (
        <form
          className="hp-quiet"
          onSubmit={(event) => {
            event.preventDefault();
            void onSave(times);
          }}
        >
          <TextField
            label={text('notices.from')}
            value={times.from}
            maxLength={5}
            onChange={(from) => set({ from: from ?? '' })}
          />
          <TextField
            label={text('notices.to')}
            value={times.to}
            maxLength={5}
            onChange={(to) => set({ to: to ?? '' })}
          />
          <PickList
            label={text('notices.zone')}
            required
            options={zones(times.zone, locale)}
            value={times.zone}
            onChange={(zone) => zone && set({ zone })}
          />
          <Button type="submit" variant="default" disabled={!canSave}>
            {text('notices.saveQuiet')}
          </Button>
        </form>
      ) : null}
    </>
  );
}
/**
 * All zones the browser knows, by the place they are named after: some leave out UTC, or an alias that is in use. The part of
 * the world comes after it, where it may be cut.
 */
const zones = (used: string, locale: Locale) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', used])]
    .map((value) => {
      const around = value.split('/').slice(0, -1).join(', ').replaceAll('_', ' ');
      const place = zonePlace(value, locale);
      return { value, label: around ? `${place} (${around})` : place };
    })
    .sort((one, other) => compareIn(locale)(one.label, other.label));
