import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useSearchParams } from '../../base/router/index.ts';
import { useRights } from '../../base/session/rights.ts';
import { Callout } from '../../parts/components/index.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { PlanOffers } from '../../parts/pricing/plan-offers.tsx';
import { OpenPayment } from './open-payment.tsx';
import { Order } from './order.tsx';

/** `/payment`: what is bought, the code, the wallet, the card, and the receipt. All of it is in the address. */
export function PaymentPage() {
  const { t } = useTexts('billing');
  const { account } = usePlatform();
  const rights = useRights();
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const plan = search.get('plan');
  const isChoosing = payment === null && plan === null;
  return (
    <>
      <PageHeader title={t('pay.title')} {...(isChoosing && { intro: t('pay.choose') })} />
      <div className="mt-6">
        {isChoosing ? (
          <PlanOffers current={rights?.plan ?? null} />
        ) : account ? (
          <Callout
            actions={
              <PayLink to={`/payment?${search.toString()}`} variant="primary" size="sm">
                {t('pay.browser')}
              </PayLink>
            }
          >
            {t('pay.browserHint')}
          </Callout>
        ) : payment !== null ? (
          <OpenPayment key={payment} id={payment} />
        ) : (
          <Order plan={plan ?? ''} />
        )}
      </div>
    </>
  );
}
