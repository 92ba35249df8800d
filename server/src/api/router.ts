import { accountRouter } from '../features/account/router.ts';
import { adminRouter } from '../features/admin/router.ts';
import { assetsRouter } from '../features/assets/router.ts';
import { authRouter } from '../features/auth/router.ts';
import { documentsRouter, syncRouter } from '../features/documents/router.ts';
import { evaluationsRouter } from '../features/evaluations/router.ts';
import { reviewQueueRouter, reviewsRouter } from '../features/reviews/router.ts';
import { couponsRouter, paymentsRouter, plansRouter, walletRouter } from '../features/payments/router.ts';
import { contactRouter, newsletterRouter } from '../features/site/router.ts';
import { samplesRouter } from '../features/samples/router.ts';
import { templatesRouter } from '../features/templates/router.ts';
import { eventsRouter } from '../features/events/router.ts';
import { sharesRouter } from '../features/shares/router.ts';
import { api } from './implementer.ts';

/** A handler for every endpoint: one that is missing does not compile. */
export const router = api.router({
  auth: authRouter,
  account: accountRouter,
  sync: syncRouter,
  documents: documentsRouter,
  assets: assetsRouter,
  evaluations: { ...evaluationsRouter, review: reviewsRouter },
  shares: sharesRouter,
  events: eventsRouter,
  plans: plansRouter,
  coupons: couponsRouter,
  payments: paymentsRouter,
  wallet: walletRouter,
  samples: samplesRouter,
  templates: templatesRouter,
  newsletter: newsletterRouter,
  contact: contactRouter,
  admin: { ...adminRouter, evaluations: reviewQueueRouter },
});
