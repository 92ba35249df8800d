import { useTexts } from '../../../base/i18n/index.ts';
import { Checkbox, Field, TextInput } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import type { TypedPlan } from './plan-text.ts';

interface PlanRightsProps {
  plan: TypedPlan;
  onChange: (changed: Partial<TypedPlan>) => void;
}

const extras = [
  ['premiumTemplates', 'premium'],
  ['longHistory', 'history'],
  ['coversReview', 'review'],
] as const;

/** What a plan gives. */
export function PlanRights({ plan, onChange }: PlanRightsProps) {
  const { t } = useTexts('admin');
  return (
    <Panel title={t('plans.rights')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['documents', 'evaluations'] as const).map((name) => (
          <Field key={name} label={t(`plans.${name}`)} hint={t('plans.noLimit')}>
            <TextInput
              value={plan[name]}
              inputMode="numeric"
              onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
            />
          </Field>
        ))}
      </div>
      {extras.map(([right, label]) => (
        <Checkbox
          key={right}
          label={t(`plans.${label}`)}
          checked={plan.rights[right]}
          onCheckedChange={(isOn) => onChange({ rights: { ...plan.rights, [right]: isOn } })}
        />
      ))}
    </Panel>
  );
}
