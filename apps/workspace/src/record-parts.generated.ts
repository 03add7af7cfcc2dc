// Written by `npm run derive` from the folders of this application.
import { recordParts as activation } from './activation/record-parts.tsx';
import { recordParts as admin } from './admin/record-parts.tsx';
import { recordParts as batchUpdates } from './batch-updates/record-parts.tsx';
import { recordParts as batches } from './batches/record-parts.tsx';
import { recordParts as broadcasts } from './broadcasts/record-parts.tsx';
import { recordParts as cases } from './cases/record-parts.tsx';
import { recordParts as changes } from './changes/record-parts.tsx';
import { recordParts as chat } from './chat/record-parts.tsx';
import { recordParts as comments } from './comments/record-parts.tsx';
import { recordParts as costing } from './costing/record-parts.tsx';
import { recordParts as crm } from './crm/record-parts.tsx';
import { recordParts as deciding } from './deciding/record-parts.tsx';
import { recordParts as diary } from './diary/record-parts.tsx';
import { recordParts as directory } from './directory/record-parts.tsx';
import { recordParts as exporters } from './exporters/record-parts.tsx';
import { recordParts as external } from './external/record-parts.tsx';
import { recordParts as family } from './family/record-parts.tsx';
import { recordParts as forms } from './forms/record-parts.tsx';
import { recordParts as initiations } from './initiations/record-parts.tsx';
import { recordParts as noticeTexts } from './notice-texts/record-parts.tsx';
import { recordParts as permissions } from './permissions/record-parts.tsx';
import { recordParts as policies } from './policies/record-parts.tsx';
import { recordParts as profile } from './profile/record-parts.tsx';
import { recordParts as terms } from './terms/record-parts.tsx';
import { recordParts as workflow } from './workflow/record-parts.tsx';
import type { RecordParts } from './records/record-parts.ts';

/** What the domains add to the generated pages of records. */
export const domainParts: readonly RecordParts[] = [activation, admin, batchUpdates, batches, broadcasts, cases, changes, chat, comments, costing, crm, deciding, diary, directory, exporters, external, family, forms, initiations, noticeTexts, permissions, policies, profile, terms, workflow];
