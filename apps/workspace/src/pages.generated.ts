// Written by `npm run derive` from the folders of this application.
import { adminRoutes } from './admin/routes.tsx';
import { approvalRoutes } from './approvals/routes.tsx';
import { batchRoutes } from './batch-updates/routes.tsx';
import { binRoutes } from './bin/routes.tsx';
import { callRoutes } from './calls/routes.tsx';
import { caseRoutes } from './cases/routes.tsx';
import { chatRoutes } from './chat/routes.tsx';
import { clientRoutes } from './clients/routes.tsx';
import { configurationRoutes } from './configuration/routes.tsx';
import { costingRoutes } from './costing/routes.tsx';
import { directoryRoutes } from './directory/routes.tsx';
import { documentRoutes } from './documents/routes.tsx';
import { financeRoutes } from './finance/routes.tsx';
import { helpDeskRoutes } from './help-desk/routes.tsx';
import { homeRoutes } from './home/routes.tsx';
import { initiationRoutes } from './initiations/routes.tsx';
import { noticeTextRoutes } from './notice-texts/routes.tsx';
import { paymentRoutes } from './payments/routes.tsx';
import { profileRoutes } from './profile/routes.tsx';
import { themeRoutes } from './themes/routes.tsx';
import { whyRoutes } from './why/routes.tsx';
import { workRoutes } from './work/routes.tsx';

/** The pages of all folders. */
export const pages = [...adminRoutes, ...approvalRoutes, ...batchRoutes, ...binRoutes, ...callRoutes, ...caseRoutes, ...chatRoutes, ...clientRoutes, ...configurationRoutes, ...costingRoutes, ...directoryRoutes, ...documentRoutes, ...financeRoutes, ...helpDeskRoutes, ...homeRoutes, ...initiationRoutes, ...noticeTextRoutes, ...paymentRoutes, ...profileRoutes, ...themeRoutes, ...whyRoutes, ...workRoutes] as const;
