// Written by `npm run derive` from the folders of this application.
import { assistanceRoutes } from './assistance/routes.tsx';
import { assistantRoutes } from './assistant/routes.tsx';
import { bankingRoutes } from './banking/routes.tsx';
import { callRoutes } from './calls/routes.tsx';
import { chatRoutes } from './chat/routes.tsx';
import { contactRoutes } from './contacts/routes.tsx';
import { diaryRoutes } from './diary/routes.tsx';
import { documentRoutes } from './documents/routes.tsx';
import { expenseRoutes } from './expenses/routes.tsx';
import { formRoutes } from './forms/routes.tsx';
import { helpRoutes } from './help/routes.tsx';
import { deskRoutes } from './help-desk/routes.tsx';
import { libraryRoutes } from './library/routes.tsx';
import { lumpSumRoutes } from './lump-sum/routes.tsx';
import { notificationRoutes } from './notifications/routes.tsx';
import { paymentRoutes } from './payments/routes.tsx';
import { profileRoutes } from './profile/routes.tsx';
import { serviceRoutes } from './services/routes.tsx';
import { shellRoutes } from './shell/routes.tsx';
import { signingRoutes } from './signing/routes.tsx';
import { surveyRoutes } from './surveys/routes.tsx';
import { timelineRoutes } from './timeline/routes.tsx';
import { travelRoutes } from './travel/routes.tsx';
import { widgetRoutes } from './widgets/routes.tsx';

/** The pages of all folders. */
export const pages = [...assistanceRoutes, ...assistantRoutes, ...bankingRoutes, ...callRoutes, ...chatRoutes, ...contactRoutes, ...diaryRoutes, ...documentRoutes, ...expenseRoutes, ...formRoutes, ...helpRoutes, ...deskRoutes, ...libraryRoutes, ...lumpSumRoutes, ...notificationRoutes, ...paymentRoutes, ...profileRoutes, ...serviceRoutes, ...shellRoutes, ...signingRoutes, ...surveyRoutes, ...timelineRoutes, ...travelRoutes, ...widgetRoutes] as const;
