import { Problem } from '@homeport/client';
import type { Trip } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { travelWords } from './words.ts';

/** Cancels a trip, after saying what that does; nothing where it cannot be cancelled any more. */
export function CancelTrip({ trip, onDone }: { readonly trip: Trip; readonly onDone: () => void }) {
  const text = usePageWords(travelWords);
  const { locale } = useSettings();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (!trip.can?.includes('cancel')) return null;
  const cancel = async (): Promise<string | undefined> => {
    try {
      await act<Trip>('trip', trip.id, 'cancel', {}, { version: trip.version });
    } catch (error) {
      toasts.show(text('failed'), 'danger');
      return error instanceof Problem ? error.message : text('failed');
    }
    toasts.show(text('saved'));
    await queries.invalidateQueries({ queryKey: ['travel'] });
    onDone();
    return undefined;
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('trip.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('trip.cancelTitle', { place: cityName(trip.toPlace, trip.toCountry, locale) })}
        confirmLabel={text('trip.cancel')}
        keepLabel={text('trip.keep')}
        isDangerous
        onConfirm={cancel}
      >
        {text('trip.cancelText')}
      </ConfirmDialog>
    </>
  );
}
