import { useEffect, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform, type Updater } from '../../../base/platform.ts';
import { Switch, toast } from '../../../parts/components/index.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** Which version runs, and whether it checks for newer ones; absent if updates are delivered in another way. */
export function UpdateSettings() {
  const { updater } = usePlatform();
  return updater ? <Updates updater={updater} /> : null;
}

function Updates({ updater }: { updater: Updater }) {
  const { t } = useTexts('account');
  const [state, setState] = useState<Awaited<ReturnType<Updater['state']>>>(null);
  useEffect(() => {
    updater.state().then(setState, (error: unknown) => console.warn(error));
  }, [updater]);
  if (state === null) return null;
  const setOn = (isOn: boolean) => setState({ ...state, isOn });
  const turn = async (on: boolean) => {
    setOn(on);
    try {
      await updater.turn(on);
    } catch (error) {
      setOn(!on);
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
    }
  };
  return (
    <SettingsSection
      id="updates"
      title={t('settings.updates.title')}
      intro={t('settings.updates.version', { version: state.version })}
    >
      <Switch
        label={t('settings.updates.look')}
        hint={t('settings.updates.hint')}
        checked={state.isOn}
        onCheckedChange={(on) => void turn(on)}
      />
    </SettingsSection>
  );
}
