import { useTexts } from '../../../../../base/i18n/index.ts';
import { PairList } from '../../../person/pair-list.tsx';
import { PersonFields } from '../../../person/person-fields.tsx';
import { extras, links } from '../../../person/person-pairs.ts';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { person } from '../bindings.ts';
import { PhotoField } from '../photo/photo-field.tsx';

/** The first step of the builder: the name and contact details. */
export function PersonalStep() {
  const { t } = useTexts('editor');
  return (
    <StepFrame title={t('steps.names.index')} intro={t('personal.intro')}>
      <PersonFields place={person} />
      <PairList place={person} list={links} />
      <PhotoField />
      <PairList place={person} list={extras} />
    </StepFrame>
  );
}
