import { couponCodeSchema } from '@vitae/domain/money';
import { X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Field, TextInput } from '../../parts/components/index.ts';

/** A code from the address; what cannot be one is left out. */
export const couponOf = (text: string | null): string | null => couponCodeSchema.safeParse(text).data ?? null;

/** The code of an order: typed and applied, or shown with a way to remove it. */
export function CouponField({
  coupon,
  isChecked,
  problem,
  onChange,
}: {
  coupon: string | null;
  /** Whether the server has looked at it. */
  isChecked: boolean;
  problem: string | null;
  onChange: (code: string | null) => void;
}) {
  const { t } = useTexts('billing');
  const [typed, setTyped] = useState(coupon ?? '');
  const [isShort, setShort] = useState(false);
  const wrong = isShort ? t('pay.couponShort') : problem;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const code = couponOf(typed);
    setShort(code === null && typed.trim() !== '');
    if (code !== null || typed.trim() === '') onChange(code);
  };
  const type = (text: string) => {
    setTyped(text);
    setShort(false);
    // An emptied field is no code any more: the order does not wait for another press of the button.
    if (text === '' && coupon !== null) onChange(null);
  };
  if (coupon !== null && problem === null)
    return (
      <p className="mt-5 flex items-center gap-2 text-14">
        {t(isChecked ? 'pay.couponOn' : 'pay.couponLater', { code: coupon.toUpperCase() })}
        <Button size="sm" variant="ghost" icon={X} onClick={() => onChange(null)}>
          {t('pay.removeCoupon')}
        </Button>
      </p>
    );
  return (
    <form onSubmit={apply} className="mt-5">
      <Field label={t('pay.coupon')} {...(wrong !== null && { error: wrong })}>
        <div className="flex gap-2">
          <TextInput
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
          <Button type="submit">{t('pay.apply')}</Button>
        </div>
      </Field>
    </form>
  );
}
