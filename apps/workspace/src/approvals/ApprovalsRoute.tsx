import '../frame/page-styles.css';
import { useEffect } from 'react';
import { withParams } from '../frame/address.ts';
import { visited } from '../frame/recent.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWords } from '../words/use-words.ts';
import { ApprovalsPage } from './inbox/ApprovalsPage.tsx';

const path = '/workspace/dashboard/approvals';

/** The approvals inbox at its address. */
export function ApprovalsRoute() {
  const text = useWords();
  const screen = useScreen(path);
  const { place } = screen;
  useEffect(() => {
    visited({ key: 'approvals', label: text('page.approvals'), href: withParams(path, place) });
  }, [text, place]);
  return <ApprovalsPage {...screen} />;
}
