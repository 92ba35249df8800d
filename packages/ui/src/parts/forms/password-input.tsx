import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { classNames, TextInput } from '../components/index.ts';

/** A password that can be shown on demand; inside a `Field` it needs no id. */
export function PasswordInput({
  className,
  ...props
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTexts('account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className={classNames('pe-10', className)}
      />
      <button
        type="button"
        aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
        aria-pressed={shown}
        className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-ink-faint -outline-offset-2 hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </span>
  );
}
