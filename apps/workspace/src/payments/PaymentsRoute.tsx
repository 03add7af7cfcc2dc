import '../frame/page-styles.css';
import { useEffect } from 'react';
import { withParams } from '../frame/address.ts';
import { visited } from '../frame/recent.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';
import { PaymentsPage } from './desk/PaymentsPage.tsx';

const path = '/workspace/financial/payments';

/** Payments to be built, released and marked paid, at their address. */
export function PaymentsRoute() {
  const text = useWords();
  const screen = useScreen(path);
  const { place } = screen;
  useEffect(() => {
    visited({ key: 'payments', label: text('page.payments'), href: withParams(path, place) });
  }, [text, place]);
  return <PaymentsPage {...screen} />;
}
