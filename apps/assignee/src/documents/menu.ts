import { FileText } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** Documents, and one that is handed in. */
export const menu: DomainMenu = {
  places: [{ code: 'documents', word: 'menu.documents', href: '/dashboard/documents', icon: FileText, order: 50 }],
  adds: [
    {
      word: 'add.document',
      icon: FileText,
      order: 30,
      needs: 'documents',
      right: 'requiredDocument.submit',
      href: '/dashboard/documents#new',
    },
  ],
  below: { documents: ['/dashboard/case-documents'] },
};
